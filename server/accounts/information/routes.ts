import { Hono } from 'hono'
import { version } from '#server/platform/version.ts'
import type { AuthEnv } from '../auth-settings.ts'

const providers =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom'.split(
    ' ',
  )

/** Public information about the server. */
export const informationRoutes = new Hono<AuthEnv>()
  .get('/settings', (c) =>
    c.json({
      external: {
        anonymous_users: false,
        ...Object.fromEntries(providers.map((provider) => [provider, false])),
        email: true,
        phone: false,
      },
      disable_signup: c.var.settings.env.AUTH_DISABLE_SIGNUP,
      mailer_autoconfirm: c.var.settings.env.AUTH_AUTOCONFIRM,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  )
  .get('/health', (c) =>
    c.json({
      version,
      name: 'GoTrue',
      description: 'Accounts and sessions, by the contract of Supabase Auth',
    }),
  )
  .get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: c.var.token_key.publicJwks })
  })
