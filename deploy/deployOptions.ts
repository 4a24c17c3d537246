// The options of a deployment beside the portal's own configuration: the `DEPLOY_` variables that only the build reads.

/** The options of a deployment. */
export interface DeployOptions {
  /** Where browsers report violations of the policy: an address, or a path of the site. */
  reportUrl: string | undefined;
  /** Whether Trusted Types are enforced rather than only reported. */
  enforceTrustedTypes: boolean;
  /** Whether the whole domain may be put on the browsers' list of https-only domains. */
  hstsPreload: boolean;
  /** Where vulnerabilities are reported, a URI: the build writes it into security.txt. */
  securityContact: string | undefined;
}

/** Returns the options, the problems that stop the build, and warnings for whoever starts it. */
export function readDeployOptions(env: Record<string, string | undefined>): {
  options: DeployOptions;
  problems: readonly string[];
  warnings: readonly string[];
} {
  const problems: string[] = [];
  const warnings: string[] = [];
  const text = (name: string) => env[name]?.trim() ?? '';
  const oneOf = (name: string, word: string): boolean => {
    if (text(name) !== '' && text(name) !== word) problems.push(`${name} is neither “${word}” nor empty.`);
    return text(name) === word;
  };

  const reportUrl = text('DEPLOY_REPORT_URL') || undefined;
  if (
    reportUrl !== undefined &&
    !/^(?:https?:\/\/[^\s/"';,\\]+|(?=\/[^/]))(?:\/[^\s"';,\\]*)?$/.test(reportUrl)
  ) {
    problems.push(`DEPLOY_REPORT_URL is neither a web address nor a path: “${reportUrl}”.`);
  }
  const securityContact = text('DEPLOY_SECURITY_CONTACT') || undefined;
  if (securityContact !== undefined && !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(securityContact)) {
    problems.push(
      `DEPLOY_SECURITY_CONTACT is neither mailto: and an email address nor an https address: “${securityContact}”.`,
    );
  }
  const enforceTrustedTypes = oneOf('DEPLOY_TRUSTED_TYPES', 'enforce');

  if (text('DEPLOY_FILE_ORIGINS') === '') {
    warnings.push(
      'DEPLOY_FILE_ORIGINS is not set: the policy lets no file be uploaded to, or fetched from, a storage other than the configured addresses, and invoices open in tabs of their own.',
    );
  }
  if (!enforceTrustedTypes && reportUrl === undefined) {
    warnings.push(
      'Trusted Types are not enforced (DEPLOY_TRUSTED_TYPES=enforce), and nobody hears of what they would stop (DEPLOY_REPORT_URL).',
    );
  }
  return {
    options: {
      reportUrl,
      enforceTrustedTypes,
      hstsPreload: oneOf('DEPLOY_HSTS', 'preload'),
      securityContact,
    },
    problems,
    warnings,
  };
}
