import { hash } from 'node:crypto'
import { type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { openSigningKeys } from './keys/signing-keys.ts'

/**
 * Access tokens: ES256 JWTs of 15 minutes. A token only names the session of the caller; whether that
 * session still exists is asked of the database on every request.
 */
export interface TokenKey {
  sign(claims: AccessClaims): Promise<string>
  /** The claims of a token that this server signed and that has not expired; otherwise undefined. */
  verify(token: string): Promise<AccessClaims | undefined>
  /** The public keys, as `/auth/v1/.well-known/jwks.json` lists them; the first one signs. */
  publicJwks: JWK[]
}

/** The claims of an access token, as Supabase Auth has them. */
export interface AccessClaims extends JWTPayload {
  sub: string
  session_id: string
  email: string
  phone: string
  role: 'authenticated'
  aal: 'aal1' | 'aal2'
  amr: { method: string; timestamp: number }[]
  is_anonymous: boolean
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}

/** Seconds an access token lasts. */
export const accessTokenLife = 15 * 60

/**
 * @param settings.AUTH_SIGNING_KEY as `openSigningKeys` reads it
 * @param settings.issuer address of `/auth/v1`
 * @throws Error when a given key is not an ES256 key
 */
export async function openTokenKey(settings: {
  AUTH_SIGNING_KEY?: string | undefined
  DATA_DIR: string
  issuer: string
}): Promise<TokenKey> {
  const { kid, signing, verifying, publicJwks } = await openSigningKeys(settings)
  const expectations = {
    algorithms: ['ES256'],
    issuer: settings.issuer,
    audience: 'authenticated',
    requiredClaims: ['exp', 'iat'],
  }
  const verified = new VerifiedTokens()
  return {
    publicJwks,
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(settings.issuer)
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime(`${accessTokenLife}s`)
        .sign(signing),
    async verify(token) {
      const seen = verified.get(token)
      if (seen) return seen
      const claims = await jwtVerify<AccessClaims>(
        token,
        ({ kid }: { kid?: string }) => keyNamed(verifying, kid),
        expectations,
      ).then(
        ({ payload }) => payload,
        () => undefined,
      )
      if (!claims || !isUuid(claims.sub) || !isUuid(claims.session_id)) return undefined
      verified.keep(token, claims)
      return claims
    },
  }
}

/** The key that a token names: no other one is tried. @throws Error for a name that is not known */
function keyNamed<Key>(keys: ReadonlyMap<string, Key>, kid: string | undefined): Key {
  const key = kid === undefined ? undefined : keys.get(kid)
  if (!key) throw new Error('The token names no key of this server.')
  return key
}

/** A signature is checked once per token: it costs more than the query behind it. */
class VerifiedTokens {
  readonly #claims = new Map<string, AccessClaims>()
  readonly #max = 20_000

  get(token: string): AccessClaims | undefined {
    const claims = this.#claims.get(digest(token))
    return claims && claims.exp! * 1000 > Date.now() ? claims : undefined
  }

  keep(token: string, claims: AccessClaims) {
    if (this.#claims.size >= this.#max) this.#claims.clear()
    this.#claims.set(digest(token), claims)
  }
}

function digest(token: string): string {
  return hash('sha256', token, 'base64')
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}
