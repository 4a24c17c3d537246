// Enterprise connections as the identity provider stores them (docs/product/enterprise-connection.md#shape,
// docs/outside-services.md#enterprise-connections): their options mix snake_case and camelCase, and are far more than the
// portal's form knows.
import type { Connection } from './vendorWorld.ts';

/** Replaces the secret in every answer; the real one is never sent. */
export const MASKED_SECRET = '************';

/** Options that the provider sets on a new connection that doesn't give them. */
export const DEFAULT_OPTIONS: Record<string, unknown> = {
  tenantId: '6f1c9e0a-51c4-4c5e-9a57-0e1f7c1d2b3a',
  app_id: null,
  identity_api: 'microsoft-identity-platform-v2.0',
  waad_protocol: 'openid-connect',
  use_wsfed: false,
  useCommonEndpoint: false,
  userid_attribute: 'oid',
  basic_profile: true,
  ext_profile: false,
  ext_groups: false,
  ext_nested_groups: false,
  max_groups_to_retrieve: '50',
  api_enable_users: false,
  scope: ['User.Read'],
  upstream_params: {},
  icon_url: '',
  set_user_root_attributes: 'on_each_login',
  should_trust_email_verified_connection: 'never_set_emails_as_verified',
  granted: true,
  thumbprints: [],
};

/** Returns a connection that has been in use for a while, with some options that differ from the defaults. */
export function sampleConnection(subdomain: string): Connection {
  return {
    id: `con_${subdomain}`,
    name: `${subdomain}-entra`,
    strategy: 'waad',
    options: {
      ...DEFAULT_OPTIONS,
      tenant_domain: 'acme.onmicrosoft.com',
      domain: 'acme.example',
      domain_aliases: ['acme.example', 'acme-group.example'],
      client_id: '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e',
      client_secret: 'kept-by-the-provider-only',
      ext_groups: true,
      max_groups_to_retrieve: '250',
      upstream_params: { loginHint: { alias: 'login_hint' } },
    },
  };
}
