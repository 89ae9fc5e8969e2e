import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'

/**
 * Access tokens: ES256 JWTs of 15 minutes. A token only tells which session is asking; whether that
 * session still exists is asked of the database on every request.
 */
export interface TokenKey {
  sign(claims: AccessClaims): Promise<string>
  /** The claims of a token that this server signed and that has not expired; otherwise undefined. */
  verify(token: string): Promise<AccessClaims | undefined>
  /** The public key, as `/auth/v1/.well-known/jwks.json` lists it. */
  publicJwk: JWK
}

/** Claims of the Supabase Auth contract, section 5. */
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
 * @param settings.AUTH_SIGNING_KEY private ES256 key as JSON Web Key; without it the key of the
 *   first run in DATA_DIR is used, and made where there is none
 * @param settings.issuer address of `/auth/v1`
 * @throws Error when the given key is not a private ES256 key
 */
export async function openTokenKey(settings: {
  AUTH_SIGNING_KEY?: string | undefined
  DATA_DIR: string
  issuer: string
}): Promise<TokenKey> {
  const jwk = settings.AUTH_SIGNING_KEY
    ? parseKey(settings.AUTH_SIGNING_KEY)
    : await keyOfFirstRun(settings.DATA_DIR)
  const privateKey = await importJWK(jwk, 'ES256')
  const { d: _private, ...publicPart } = jwk
  const kid = await calculateJwkThumbprint(publicPart)
  const publicKey = await importJWK(publicPart, 'ES256')
  const expectations = { algorithms: ['ES256'], issuer: settings.issuer, audience: 'authenticated' }
  const verified = new VerifiedTokens()
  return {
    publicJwk: { ...publicPart, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(settings.issuer)
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime(`${accessTokenLife}s`)
        .sign(privateKey),
    async verify(token) {
      const seen = verified.get(token)
      if (seen) return seen
      const claims = await jwtVerify<AccessClaims>(token, publicKey, expectations).then(
        ({ payload }) => payload,
        () => undefined,
      )
      if (!claims || !isUuid(claims.sub) || !isUuid(claims.session_id)) return undefined
      verified.keep(token, claims)
      return claims
    },
  }
}

/** A signature is checked once per token: it costs more than the query behind it. */
class VerifiedTokens {
  readonly #claims = new Map<string, AccessClaims>()
  readonly #most = 20_000

  get(token: string): AccessClaims | undefined {
    const claims = this.#claims.get(digest(token))
    return claims && claims.exp! * 1000 > Date.now() ? claims : undefined
  }

  keep(token: string, claims: AccessClaims) {
    if (this.#claims.size >= this.#most) this.#claims.clear()
    this.#claims.set(digest(token), claims)
  }
}

function digest(token: string): string {
  return hash('sha256', token, 'base64')
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

function parseKey(text: string): JWK {
  let jwk: JWK
  try {
    jwk = JSON.parse(text) as JWK
  } catch {
    jwk = {}
  }
  if (jwk.kty !== 'EC' || jwk.crv !== 'P-256' || !jwk.d) {
    throw new Error('AUTH_SIGNING_KEY: must be a private ES256 key (EC, P-256) as JSON Web Key')
  }
  return { kty: jwk.kty, crv: jwk.crv, x: jwk.x!, y: jwk.y!, d: jwk.d }
}

async function keyOfFirstRun(folder: string): Promise<JWK> {
  const file = join(folder, 'signing-key.json')
  if (folder !== 'memory' && existsSync(file)) return parseKey(readFileSync(file, 'utf8'))
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  if (folder !== 'memory') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(jwk), { mode: 0o600 })
  }
  return parseKey(JSON.stringify(jwk))
}
