// Where the hosted billing pages come from: the provider serves them from the vendor's own site at the provider.
import type { Config } from '../src/readConfig.ts';
import { originOf } from './sources.ts';

/** True if the configured script is the provider's own, so that the addresses of its pages are known. */
export function isProviders({ billingScriptUrl }: Config): boolean {
  return new URL(billingScriptUrl).hostname.endsWith('.chargebee.com');
}

/** Returns the origins of the billing frames: the vendor's site if the script is the provider's own, then the script's origin. */
export function billingOrigins(config: Config): string[] {
  const site = `https://${encodeURIComponent(config.billingSite)}.chargebee.com`;
  return [...(isProviders(config) ? [site] : []), originOf(config.billingScriptUrl)];
}
