import { constants, createHash, type KeyObject, timingSafeEqual, verify } from 'node:crypto'

/** What a signature covers. The names are not the caller's: they are where this server is reached. */
export interface SignedMessage {
  method: string
  /** Host, and port where it is not the usual one, in small letters. */
  authority: string
  path: string
  headers: Headers
  raw: Uint8Array
}

/** A signature by RFC 9421, as its headers say. */
export interface Signature {
  keyid: string
  alg: Algorithm
  /** Seconds. */
  created: number
  expires: number
  components: readonly string[]
  /** Everything behind the label, as it came: the last line of what is signed. */
  params: string
  bytes: Buffer
}

const algorithms = [
  'ecdsa-p256-sha256',
  'ecdsa-p384-sha384',
  'rsa-v1_5-sha256',
  'rsa-pss-sha512',
] as const
type Algorithm = (typeof algorithms)[number]

/** Without one of these, a part of the message could be another's. */
const required = [
  '@method',
  '@authority',
  '@path',
  'signature-date',
  'content-digest',
  'content-type',
]

const inputForm =
  /^([a-z*][a-z0-9_.*-]*)=(\(("[a-z0-9@-]+"(?: "[a-z0-9@-]+")*)\)((?:;[a-z][a-z0-9_.*-]*=(?:"[^"\\]*"|\d{1,15}))+))$/
const signatureForm = /^([a-z*][a-z0-9_.*-]*)=:([A-Za-z0-9+/]+={0,2}):$/

/** Reads the one signature of a message; undefined for none, for several, and for one of another form. */
export function readSignature(headers: Headers): Signature | undefined {
  const input = inputForm.exec(headers.get('signature-input')?.trim() ?? '')
  const signature = signatureForm.exec(headers.get('signature')?.trim() ?? '')
  if (!input || !signature || input[1] !== signature[1]) return undefined
  const components = input[3]!.split(' ').map((name) => name.slice(1, -1))
  const given = [...input[4]!.matchAll(/;([a-z][a-z0-9_.*-]*)=(?:"([^"\\]*)"|(\d+))/g)]
  const values = new Map(given.map(([, name, text, number]) => [name, text ?? Number(number)]))
  const { keyid, alg, created, expires } = Object.fromEntries(values)
  const isWhole =
    values.size === given.length &&
    new Set(components).size === components.length &&
    required.every((name) => components.includes(name))
  if (!isWhole || typeof keyid !== 'string' || typeof created !== 'number') return undefined
  if (typeof expires !== 'number' || !isAlgorithm(alg)) return undefined
  const bytes = Buffer.from(signature[2]!, 'base64')
  return { keyid, alg, created, expires, components, params: input[2]!, bytes }
}

const isAlgorithm = (alg: unknown): alg is Algorithm =>
  (algorithms as readonly unknown[]).includes(alg)

/** Seconds by which the clocks of both sides may differ. */
const tolerance = 60

/**
 * Whether the message was signed with this key, lately, with this very body.
 *
 * @param now seconds
 */
export function isSignedWith(
  key: KeyObject,
  { alg, created, expires, components, params, bytes }: Signature,
  message: SignedMessage,
  now: number,
): boolean {
  if (now < created - tolerance || now > expires + tolerance) return false
  if (!hasDigest(message)) return false
  const lines = components.map((name) => [name, valueOf(name, message)] as const)
  if (lines.some(([, value]) => value === undefined)) return false
  const base = [
    ...lines.map(([name, value]) => `"${name}": ${value}`),
    `"@signature-params": ${params}`,
  ].join('\n')
  return isSignatureOf(Buffer.from(base), key, alg, bytes)
}

function valueOf(name: string, { method, authority, path, headers }: SignedMessage) {
  if (name === '@method') return method.toUpperCase()
  if (name === '@authority') return authority
  if (name === '@path') return path
  return name.startsWith('@') ? undefined : headers.get(name)?.trim()
}

/** Every digest that we can compute is that of the body, and there is one. */
function hasDigest({ headers, raw }: SignedMessage): boolean {
  const digests = [
    ...(headers.get('content-digest') ?? '').matchAll(
      /(?:^|,) *(sha-256|sha-512)=:([A-Za-z0-9+/]+={0,2}):/g,
    ),
  ]
  return (
    digests.length > 0 &&
    digests.every(([, name, value]) => {
      const digest = createHash(name === 'sha-512' ? 'sha512' : 'sha256')
        .update(raw)
        .digest()
      const given = Buffer.from(value!, 'base64')
      return given.length === digest.length && timingSafeEqual(given, digest)
    })
  )
}

/**
 * ECDSA comes as ASN.1 DER, as the aggregator signs, or as r||s of a fixed length, as RFC 9421 says.
 * Each algorithm needs a key of its own kind.
 */
function isSignatureOf(base: Buffer, key: KeyObject, alg: Algorithm, bytes: Buffer): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  if (alg === 'ecdsa-p256-sha256' || alg === 'ecdsa-p384-sha384') {
    const [curve, hash, length] =
      alg === 'ecdsa-p256-sha256' ? ['prime256v1', 'sha256', 64] : ['secp384r1', 'sha384', 96]
    if (type !== 'ec' || details?.namedCurve !== curve) return false
    const dsaEncoding = bytes.length === length ? 'ieee-p1363' : 'der'
    return verify(hash as string, base, { key, dsaEncoding }, bytes)
  }
  if (type !== 'rsa') return false
  if (alg === 'rsa-v1_5-sha256') return verify('sha256', base, key, bytes)
  const padding = constants.RSA_PKCS1_PSS_PADDING
  const saltLength = constants.RSA_PSS_SALTLEN_DIGEST
  return verify('sha512', base, { key, padding, saltLength }, bytes)
}
