import type { Auth } from './auth.ts'

/** GET /health. */
export const HEALTH = {
  version: 'v2.197.0',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
}

const PROVIDERS =
  'anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin ' +
  'linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter workos x zoom'

/** GET /settings: email is the one way in that this stack serves. */
export function readSettings({ settings }: Auth): Record<string, unknown> {
  return {
    external: {
      ...Object.fromEntries(PROVIDERS.split(' ').map((provider) => [provider, false])),
      email: settings.email.enable_signup,
    },
    disable_signup: !settings.enable_signup,
    mailer_autoconfirm: !settings.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}

/** GET /.well-known/jwks.json: the public key alone; the shared HS256 secret is never listed. */
export function readJwks({ keys }: Auth): { keys: Auth['keys']['publicJwk'][] } {
  return { keys: [keys.publicJwk] }
}
