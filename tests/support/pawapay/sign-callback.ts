import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key of the stand-in, and the list in which others find it. */
export function signingKeys() {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string
  const id = 'HTTP_EC_P256_KEY:1'
  return { id, privateKey: pair.privateKey, published: [{ id, key }] }
}

export interface SigningChoices {
  keyid: string
  key: KeyObject
  /** ECDSA as pawaPay writes it, or as RFC 9421 says. */
  encoding?: 'der' | 'ieee-p1363'
  authority?: string
  path?: string
  /** Seconds. */
  created?: number
  components?: readonly string[]
  alg?: string
  digest?: 'sha-256' | 'sha-512'
  /** What the digest is of, where it is not the body. */
  digestOf?: string
}

export const signedComponents = [
  '@method',
  '@authority',
  '@path',
  'signature-date',
  'content-digest',
  'content-type',
]

/** The headers with which pawaPay signs a callback. */
export function signatureHeaders(body: string, choices: SigningChoices): Record<string, string> {
  const {
    keyid,
    key,
    encoding = 'der',
    authority = 'localhost:3000',
    path = '/api/payment-callbacks/pawapay',
    created = Math.floor(Date.now() / 1000),
    components = signedComponents,
    alg = 'ecdsa-p256-sha256',
    digest = 'sha-512',
    digestOf = body,
  } = choices
  const hash = createHash(digest.replace('-', '')).update(digestOf).digest('base64')
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Digest': `${digest}=:${hash}:`,
    'Signature-Date': new Date(created * 1000).toISOString().replace('Z', '000000Z'),
    'Accept-Signature': 'sig-pp',
    'Accept-Digest': 'sha-256,sha-512',
  }
  const values: Record<string, string> = {
    '@method': 'POST',
    '@authority': authority,
    '@path': path,
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  }
  const names = components.map((name) => `"${name}"`).join(' ')
  const params = `(${names});alg="${alg}";keyid="${keyid}";created=${created};expires=${created + 60}`
  const base = [
    ...components.map((name) => `"${name}": ${values[name]}`),
    `"@signature-params": ${params}`,
  ].join('\n')
  const bytes = sign('sha256', Buffer.from(base), { key, dsaEncoding: encoding })
  return {
    ...headers,
    'Signature-Input': `sig-pp=${params}`,
    Signature: `sig-pp=:${bytes.toString('base64')}:`,
  }
}
