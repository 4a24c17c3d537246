// Turns addresses into patterns (docs/product/help.md#patterns): only words that are known to be the API's own are kept.

/** Every word in the paths of the vendor's API (docs/product/vendor-api.md). */
const WORDS = new Set(
  `admin_password authorization billing_details cancellationreasons certificate connections currencies customer customers
  customers2 datascience enterprise enterprise-connection extend getInstanceData git hierarchy hosted_page incongruities
  instance instances invoices mfa nats open permissions plans ports public rdp reactivate region regions request_transfer
  reset_password resize restart s3 settings stacks status subdomain subscriptions supporter timezone toggle upload users
  verify`.split(/\s+/),
);

/** Returns the pattern of a path below the API's base: '/instance/{id}/users'. Any other segment becomes `{id}`. */
export function pathPattern(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .map((segment) => (segment === '' || WORDS.has(segment) ? segment : '{id}'))
    .join('/');
}
