import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rejectionOf } from './sigv4.ts'

/** What goes wrong with a request: an error, a connection that is cut, or no answer. */
type Fault = { status: number; code: string } | 'cut' | 'cut answer' | 'silent'

/** A store that speaks S3, in memory, and checks who signed. It has one bucket, `clinic`. */
export interface S3Store {
  /** `s3://clinic/PREFIX?…` @param more parameters, and another bucket */
  address(prefix?: string, more?: Record<string, string>): string
  /** Those that it accepts from now on. */
  keys: { FILES_ACCESS_KEY: string; FILES_SECRET_KEY: string }
  /** By key. */
  objects: Map<string, { bytes: Buffer; type: string; stored_at: Date }>
  /** What has arrived, as `PUT /clinic/…`. */
  requests: string[]
  /** Decides what goes wrong. */
  fault: (method: string) => Fault | undefined
  /** Keys of a page of a list, at most. */
  pageSize: number
  /** Milliseconds by which its clock is ahead. */
  ahead: number
  /** Connections with a request that has no answer yet. */
  connections(): number
  close(): Promise<void>
}

const region = 'af-south-1'

export async function startS3Store(): Promise<S3Store> {
  const waiting = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
    answer(store, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store: S3Store = {
    address: (prefix = 'files', { bucket = 'clinic', ...more } = {}) =>
      `s3://${bucket}/${prefix}?${new URLSearchParams({ endpoint: `http://127.0.0.1:${port}`, region, path: 'true', ...more })}`,
    keys: {
      FILES_ACCESS_KEY: 'AKIATESTS',
      FILES_SECRET_KEY: 'secret/of+the+tests=',
    },
    objects: new Map(),
    requests: [],
    fault: () => undefined,
    pageSize: 1000,
    ahead: 0,
    connections: () => waiting.size,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return store
}

async function answer(store: S3Store, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url: target = '' } = request
  store.requests.push(`${method} ${target.split('?')[0]}`)
  const fault = store.fault(method)
  if (fault === 'silent') return undefined
  if (fault === 'cut') {
    // Part of the upload has arrived.
    if (request.headers['content-length']) await once(request, 'data')
    return request.socket.destroy()
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const time = new Date(Date.now() + store.ahead)
  response.setHeader('Date', time.toUTCString())
  const fail = (status: number, code: string) =>
    // Where a redirect leads, which a client must not follow with a file.
    response
      .writeHead(status, { Location: '/elsewhere' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  if (typeof fault === 'object') return fail(fault.status, fault.code)
  const { FILES_ACCESS_KEY: access, FILES_SECRET_KEY: secret } = store.keys
  const headers = request.headers as Record<string, string>
  const rejection = rejectionOf({ method, target, headers, body }, { access, secret, region }, time)
  if (rejection)
    return fail(rejection === 'AuthorizationQueryParametersError' ? 400 : 403, rejection)
  const url = new URL(target, 'http://store')
  const [, bucket, ...parts] = url.pathname.split('/').map(decodeURIComponent)
  if (bucket !== 'clinic') return fail(404, 'NoSuchBucket')
  const key = parts.join('/')
  if (method === 'GET' && key === '') return response.end(listing(store, url.searchParams))
  if (method === 'PUT') {
    const digest = createHash('md5').update(body).digest('base64')
    if ((headers['content-md5'] ?? digest) !== digest) return fail(400, 'BadDigest')
    store.objects.set(key, { bytes: body, type: headers['content-type'] ?? '', stored_at: time })
    return response.end()
  }
  const found = store.objects.get(key)
  if (!found) return fail(404, 'NoSuchKey')
  if (method === 'DELETE') {
    store.objects.delete(key)
    return response.writeHead(204).end()
  }
  const type = url.searchParams.get('response-content-type') ?? found.type
  const disposition = url.searchParams.get('response-content-disposition')
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': found.bytes.length,
    ...(disposition ? { 'Content-Disposition': disposition } : {}),
  })
  if (fault !== 'cut answer') return response.end(found.bytes)
  return response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
}

/** A page of ListObjectsV2; its token is the last key of the page before. */
function listing(store: S3Store, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...store.objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .filter((key) => !query.get('delimiter') || !key.slice(prefix.length).includes('/'))
    .toSorted()
  const page = keys.slice(0, Math.min(Number(query.get('max-keys')), store.pageSize))
  const contents = page.map(
    (key) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${store.objects.get(key)!.stored_at.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>1</Size></Contents>`,
  )
  const next = `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
  const isTruncated = page.length < keys.length
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${contents.join('')}</ListBucketResult>`
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '<': 'lt',
    '>': 'gt',
    '&': 'amp',
    '"': 'quot',
    "'": '#39',
  }
  return text.replace(/[<>&"']/g, (one) => `&${entities[one]};`)
}
