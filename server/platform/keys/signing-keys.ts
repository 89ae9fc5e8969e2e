import { join } from 'node:path'
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { makeSecretFile, readSecretFile } from './first-run-file.ts'

/** The keys of access tokens: the first signs, all of them verify, each under its own `kid`. */
export interface SigningKeys {
  kid: string
  signing: CryptoKey
  verifying: ReadonlyMap<string, CryptoKey>
  /** As `/auth/v1/.well-known/jwks.json` lists them. */
  publicJwks: JWK[]
}

/**
 * @param settings.AUTH_SIGNING_KEY one ES256 key as JSON Web Key, or several as a JSON array or a JWK
 *   set; without it the key of the first run in DATA_DIR is used, and made where there is none
 * @throws Error naming the setting where a key is no ES256 key, the first one is not private, or one
 *   appears twice
 */
export async function openSigningKeys(settings: {
  AUTH_SIGNING_KEY?: string | undefined
  DATA_DIR: string
}): Promise<SigningKeys> {
  const jwks = settings.AUTH_SIGNING_KEY
    ? readSigningKeys(settings.AUTH_SIGNING_KEY)
    : [await keyOfFirstRun(settings.DATA_DIR)]
  const verifying = new Map<string, CryptoKey>()
  const publicJwks: JWK[] = []
  for (const { d: _private, ...publicPart } of jwks) {
    const kid = await calculateJwkThumbprint(publicPart)
    if (verifying.has(kid)) throw new Error(`AUTH_SIGNING_KEY: the key ${kid} appears twice`)
    verifying.set(kid, await imported(publicPart))
    publicJwks.push({ ...publicPart, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] })
  }
  const [kid] = verifying.keys()
  return { kid: kid!, signing: await imported(jwks[0]!), verifying, publicJwks }
}

/** The keys of a setting, the signing one first. @throws Error as `openSigningKeys` */
export function readSigningKeys(text: string): [JWK, ...JWK[]] {
  const given = parseJson(text) as { keys?: unknown } | undefined
  const entries = [Array.isArray(given) ? given : (given?.keys ?? given)].flat() as unknown[]
  const [signing, ...further] = entries.map((entry) => entry as Partial<JWK> | null)
  if (!isKey(signing) || !signing.d) {
    throw new Error('AUTH_SIGNING_KEY: must be a private ES256 key (EC, P-256) as JSON Web Key')
  }
  if (!further.every(isKey)) {
    throw new Error('AUTH_SIGNING_KEY: each key must be an ES256 key (EC, P-256) as JSON Web Key')
  }
  return [bare(signing), ...further.map(bare)]
}

/** A new private ES256 key. */
export async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return bare(await exportJWK(privateKey))
}

function isKey(jwk: Partial<JWK> | null | undefined): jwk is JWK {
  return jwk?.kty === 'EC' && jwk.crv === 'P-256' && Boolean(jwk.x && jwk.y)
}

/** What makes the key, without the names that others gave it. */
function bare({ kty, crv, x, y, d }: JWK): JWK {
  return { kty: kty!, crv: crv!, x: x!, y: y!, ...(d ? { d } : {}) }
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  try {
    return (await importJWK(jwk, 'ES256')) as CryptoKey
  } catch {
    throw new Error('AUTH_SIGNING_KEY: a key has numbers that make no ES256 key')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function keyOfFirstRun(folder: string): Promise<JWK> {
  if (folder === 'memory') return makeSigningKey()
  const file = join(folder, 'signing-key.json')
  const stored = readSecretFile(file, isPrivateKey)
  return bare(stored ?? makeSecretFile(file, await makeSigningKey(), isPrivateKey))
}

function isPrivateKey(value: unknown): value is JWK {
  const jwk = value as Partial<JWK> | null
  return isKey(jwk) && Boolean(jwk.d)
}
