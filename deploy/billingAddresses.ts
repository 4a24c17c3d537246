// Where the hosted billing pages come from: the provider serves them from a site of the customer's own.
import type { Config } from '../src/readConfig.ts';
import { originOf } from './sources.ts';

/** Whether the configured script is the provider's own, and so its pages' addresses are known. */
export function isProviders({ billingScriptUrl }: Config): boolean {
  return new URL(billingScriptUrl).hostname.endsWith('.chargebee.com');
}

/** Origins that the billing frames come from: the customer's site first where it is the provider's, then the script's own. */
export function billingOrigins(config: Config): string[] {
  const site = `https://${encodeURIComponent(config.billingSite)}.chargebee.com`;
  return [...(isProviders(config) ? [site] : []), originOf(config.billingScriptUrl)];
}
