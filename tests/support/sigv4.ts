import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it arrived at a store. */
export interface SignedRequest {
  method: string
  /** Path and query, as sent. */
  target: string
  /** Names in small letters. */
  headers: Record<string, string | undefined>
  body: Uint8Array
}

export interface StoreKeys {
  access: string
  secret: string
  region: string
}

/** Milliseconds by which the clocks of store and client may differ. */
const skew = 15 * 60_000

/**
 * Checks Signature Version 4 of Amazon S3, in the header or in the URL: written for the tests from the
 * published description, and apart from the client under test.
 *
 * @returns the code of the error with which S3 rejects it; undefined where it is well signed
 */
export function rejectionOf(
  request: SignedRequest,
  keys: StoreKeys,
  now: Date,
): string | undefined {
  const given = readSignature(request)
  if (!given) return 'AccessDenied'
  const [access, day = '', region, service, last] = given.credential.split('/')
  if (access !== keys.access) return 'InvalidAccessKeyId'
  if (region !== keys.region || service !== 's3' || last !== 'aws4_request')
    return 'AuthorizationQueryParametersError'
  if (!given.date.startsWith(day) || !given.signed.includes('host')) return 'AccessDenied'
  const digest = given.seconds === undefined && createHash('sha256').update(request.body)
  if (digest && digest.digest('hex') !== given.payload) return 'XAmzContentSHA256Mismatch'
  const made = Buffer.from(signatureOf(request, given, keys.secret))
  const sent = Buffer.from(given.signature)
  if (made.length !== sent.length || !timingSafeEqual(made, sent)) return 'SignatureDoesNotMatch'
  const age = now.getTime() - timeOf(given.date)
  if (given.seconds === undefined) return Math.abs(age) > skew ? 'RequestTimeTooSkewed' : undefined
  return age > given.seconds * 1000 || age < -skew ? 'AccessDenied' : undefined
}

interface Signature {
  credential: string
  /** `20130524T000000Z` */
  date: string
  signed: string[]
  signature: string
  payload: string
  /** Of a URL: how long it is good. */
  seconds?: number
}

function readSignature({ target, headers }: SignedRequest): Signature | undefined {
  const query = new URL(target, 'http://store').searchParams
  const line =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (line) {
    const [, credential, signed, signature] = line as unknown as [string, string, string, string]
    return {
      credential,
      signed: signed.split(';'),
      signature,
      date: headers['x-amz-date'] ?? '',
      payload: headers['x-amz-content-sha256'] ?? '',
    }
  }
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return undefined
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signed: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
    seconds: Number(query.get('X-Amz-Expires')),
  }
}

function signatureOf({ method, target, headers }: SignedRequest, given: Signature, secret: string) {
  const [path = '', query = ''] = target.split('?')
  const canonical = [
    method,
    path.split('/').map(encodeAgain).join('/'),
    query
      .split('&')
      .filter((pair) => pair && !pair.startsWith('X-Amz-Signature='))
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return `${encodeAgain(name)}=${encodeAgain(value.join('='))}`
      })
      .toSorted()
      .join('&'),
    ...given.signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    given.signed.join(';'),
    given.payload,
  ].join('\n')
  const scope = given.credential.split('/').slice(1)
  const text = [
    'AWS4-HMAC-SHA256',
    given.date,
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = scope.reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secret}`,
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Percent-encoding of S3: of all but letters, digits and `-._~`. */
function encodeAgain(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function timeOf(date: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
