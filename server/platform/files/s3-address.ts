/** What `FILES_URL=s3://…` says, and the keys for it. */
export interface S3Address {
  bucket: string
  /** Before the name of each key, without a slash at either end; may be empty. */
  prefix: string
  /** `https://…`, without the bucket. */
  endpoint: string
  region: string
  /** Whether the bucket is in the path, and not in the host name. */
  isPathStyle: boolean
  /** Whether browsers download documents from the store itself. */
  presigns: boolean
}

const form = 's3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION (README.md, "Configuration")'
const known = ['endpoint', 'region', 'path', 'presign']

/**
 * Reads the address of a bucket.
 *
 * @param text `s3://bucket/prefix?endpoint=https://…&region=…`, with `path=true` where the bucket is
 * in the path and `presign=true` where browsers may download from the store
 * @throws Error that says what is wrong and what is expected; it contains no part that may be secret
 */
export function readS3Address(text: string): S3Address {
  if (!URL.canParse(text)) throw new Error(`must be ${form}`)
  const url = new URL(text)
  if (url.username || url.password)
    throw new Error('must not contain keys: they are FILES_ACCESS_KEY and FILES_SECRET_KEY')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host) || url.host.includes('..'))
    throw new Error(
      `must name a bucket of 3 to 63 small letters, digits, dots and hyphens: ${form}`,
    )
  const names = [...url.searchParams.keys()]
  const unknown = names.find((name, at) => !known.includes(name) || names.indexOf(name) !== at)
  if (unknown !== undefined)
    throw new Error(`may have each of ${known.join(', ')} once, and not ${unknown}: ${form}`)
  const region = url.searchParams.get('region') ?? ''
  if (!/^[A-Za-z0-9-]+$/.test(region)) throw new Error(`must name a region: ${form}`)
  const isPathStyle = readFlag(url, 'path')
  return {
    bucket: url.host,
    prefix: readPrefix(url.pathname),
    endpoint: readEndpoint(url.searchParams.get('endpoint') ?? '', isPathStyle),
    region,
    isPathStyle,
    presigns: readFlag(url, 'presign'),
  }
}

function readFlag(url: URL, name: string): boolean {
  const value = url.searchParams.get(name) ?? 'false'
  if (value !== 'true' && value !== 'false')
    throw new Error(`must say ${name}=true or ${name}=false`)
  return value === 'true'
}

/** A `?` or a `..` in a key would name another key by the time it reaches the store. */
function readPrefix(path: string): string {
  let prefix: string
  try {
    prefix = decodeURIComponent(path).replace(/^\/|\/$/g, '')
  } catch {
    throw new Error('has a % in its prefix that must be written as %25')
  }
  const parts = prefix.split('/')
  if (prefix && parts.some((part) => ['', '.', '..'].includes(part)))
    throw new Error('must not have an empty part, . or .. in its prefix')
  // oxlint-disable-next-line no-control-regex -- those are what it looks for
  if (/[\u0000-\u001f\u007f?#\\]/.test(prefix) || Buffer.byteLength(prefix) > 512)
    throw new Error('has a prefix with ?, #, \\ or a control character, or above 512 bytes')
  return prefix
}

function readEndpoint(endpoint: string, isPathStyle: boolean): string {
  const expected = `must have endpoint=https://…: ${form}`
  if (!URL.canParse(endpoint)) throw new Error(expected)
  const { protocol, username, password, search, hash, pathname } = new URL(endpoint)
  if (!/^https?:$/.test(protocol) || username || password || search || hash)
    throw new Error(expected)
  if (pathname !== '/' && !isPathStyle)
    throw new Error('must say path=true where the endpoint has a path')
  return endpoint
}
