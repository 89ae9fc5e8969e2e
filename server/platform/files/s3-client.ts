import { setTimeout as wait } from 'node:timers/promises'
import { S3Client, type S3ClientOptions } from '@bradenmacdonald/s3-lite-client'
import { FileStoreError } from './files.ts'

type Request = Parameters<S3Client['makeRequest']>[0]

const attempts = 3
/** Milliseconds before the second attempt at most; twice that before the third. */
const pause = 400
/** Seconds for which a request is signed: as much as S3 lets clocks differ. */
const signedFor = 900

/**
 * The client of the package, with time limits and retries, which it has not: its requests cannot be
 * aborted. So this sends them itself, by URLs that the package signs. A response is read whole, so that
 * the limit includes it: files have at most 5 MB.
 */
export class BoundedClient extends S3Client {
  readonly #longest: number

  /** @param longest milliseconds for one request, with its retries and the whole response */
  constructor(options: S3ClientOptions, longest: number) {
    super(options)
    this.#longest = longest
  }

  /** The bucket itself has no name of an object: the package signs a URL for objects only. */
  protected override checkNames(objectName: string, options?: { bucketName?: string }): string {
    return objectName === '' ? this.getBucketName(options) : super.checkNames(objectName, options)
  }

  /** @throws FileStoreError */
  override async makeRequest(request: Request): Promise<Response> {
    const signal = AbortSignal.timeout(this.#longest)
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#send(request, signal)
      } catch (error) {
        const failure = asFileStoreError(error, signal)
        if (failure.isLasting || attempt === attempts || signal.aborted) throw failure
        // A random part of the delay spreads the retries of clients that S3 has slowed down.
        const shortest = (pause * attempt) / 2
        await wait(shortest + Math.random() * shortest, undefined, { signal }).catch(() => {
          throw failure
        })
      }
    }
  }

  async #send(
    { method, objectName, query, headers, payload }: Request,
    signal: AbortSignal,
  ): Promise<Response> {
    if (method !== 'GET' && method !== 'PUT' && method !== 'DELETE')
      throw new Error(`The store of files uses no ${method}.`)
    if (typeof query === 'string') throw new Error('A query is given as an object.')
    const url = await this.getPresignedUrl(method, objectName, {
      parameters: query ?? {},
      expirySeconds: signedFor,
    })
    const response = await fetch(url, {
      method,
      // A redirect would send the file to an address that was not configured.
      redirect: 'manual',
      signal,
      ...(headers ? { headers: withoutHost(headers) } : {}),
      ...(payload === undefined ? {} : { body: payload }),
    })
    const body = await response.arrayBuffer()
    if (!response.ok) throw failureOf(response, Buffer.from(body).toString('utf8', 0, 4096))
    return new Response(body.byteLength > 0 ? body : null, response)
  }
}

function withoutHost(headers: Headers): Headers {
  const given = new Headers(headers)
  given.delete('host')
  return given
}

/** Answers that a later attempt may not get. */
const passing = [408, 429, 500, 502, 503, 504]

function failureOf({ status, headers }: Response, text: string): FileStoreError {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? `Status${status}`
  const seconds = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000
  const clocks =
    status === 403 && Math.abs(seconds) > 60
      ? `; its clock and the clock here differ by ${Math.round(Math.abs(seconds) / 60)} minutes`
      : ''
  return new FileStoreError(`the store of files answered ${status} ${code}${clocks}`, {
    code,
    isLasting: !passing.includes(status),
  })
}

/** A host that does not exist, and certificates that are not trusted: retries change nothing. */
const lasting = /^(ENOTFOUND|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/

function asFileStoreError(error: unknown, signal: AbortSignal): FileStoreError {
  if (error instanceof FileStoreError) return error
  if (signal.aborted)
    return new FileStoreError('the store of files did not answer in time', {
      code: 'ETIMEDOUT',
      isLasting: false,
    })
  const { cause } = error as { cause?: { code?: string } }
  // `fetch` throws a TypeError for the network, with its cause.
  if (!(error instanceof TypeError) || !cause) throw error
  const code = cause.code ?? 'lost'
  return new FileStoreError(`the store of files could not be reached (${code})`, {
    code,
    isLasting: lasting.test(code),
  })
}
