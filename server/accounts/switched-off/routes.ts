import { Hono } from 'hono'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import type { AuthEnv } from '../auth-settings.ts'

type Rejection = ConstructorParameters<typeof AuthProblem>

const off = (...rejection: Rejection) => {
  return () => {
    throw new AuthProblem(...rejection)
  }
}

const saml = off(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
const linking = off(404, 'manual_linking_disabled', 'Manual linking is disabled')
const passkeys = off(404, 'passkey_disabled', 'Passkeys are disabled')
const provider = off(400, 'validation_failed', 'Unsupported provider: provider is not enabled')

/** Parts of the contract that are not offered here: each responds with the code that auth-js knows. */
export const switchedOffRoutes = new Hono<AuthEnv>()
  .get('/authorize', provider)
  .on(['GET', 'POST'], '/callback', provider)
  .post('/sso', saml)
  .all('/sso/*', saml)
  .get('/user/identities/authorize', linking)
  .delete('/user/identities/:id', linking)
  .all('/passkeys', passkeys)
  .all('/passkeys/*', passkeys)
