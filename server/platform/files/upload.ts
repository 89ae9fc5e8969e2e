import type { MiddlewareHandler } from 'hono'
import { phonePictureMessage } from '#domain/values/files.ts'
import { FairQueue } from '../workers/fair-queue.ts'
import { Problem } from '../problem.ts'
import { type LimitSettings, RateLimit } from '../rate-limit.ts'
import type { RouteEnv } from '../route.ts'

/** The files that a route accepts, and the messages for rejected files. */
interface Wanted<Type extends string> {
  /** Name of the form's field. */
  field: string
  types: readonly Type[]
  maxBytes: number
  messages: { empty: string; tooLarge: string; wrongType: string }
}

/** First bytes of a file, enough to recognise its type; a whole hostile archive takes a second. */
const signature = 4100

/**
 * Reads an uploaded file. What it is shows in its content: neither its name nor its declared type
 * counts.
 *
 * @throws Problem 413, 415 or 422 with the field named
 */
export async function readUpload<Type extends string>(
  file: File,
  { field, types, maxBytes, messages }: Wanted<Type>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: Type }> {
  if (file.size > maxBytes) throw rejection(413, 'too_large', field, messages.tooLarge)
  if (file.size === 0) throw rejection(422, 'invalid', field, messages.empty)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Only now: a server answers sooner without it.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes.subarray(0, signature)).catch(() => undefined)
  // One that moves is a PNG as well; its first picture is kept.
  const mime =
    found?.mime === 'image/apng'
      ? 'image/png'
      : (found?.mime ?? (beginsLate(bytes) ? 'application/pdf' : undefined))
  const type = types.find((one) => one === mime)
  if (!type) {
    const isOfPhone = mime !== undefined && phonePictures.includes(mime)
    throw rejection(415, 'wrong_type', field, isOfPhone ? phonePictureMessage : messages.wrongType)
  }
  return { bytes, type }
}

/** Pictures as phones store them, often under the name of a JPEG. */
const phonePictures: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/avif',
]

/** A PDF after empty lines, as some programs send it; every reader opens it (ISO 32000-2, annex H). */
const beginsLate = (bytes: Uint8Array) =>
  /^\s{1,64}%PDF-\d/.test(Buffer.from(bytes.subarray(0, 80)).toString('latin1'))

/** A rejection of the value of one field. */
export function rejection(
  status: 413 | 415 | 422,
  code: 'too_large' | 'wrong_type' | 'invalid',
  field: string,
  message: string,
) {
  return new Problem(status, code, message, { fields: { [field]: message } })
}

/**
 * Files that are received at the same time: each is held whole in memory, three times over while
 * its form is read. The body of a request that waits for its turn is not read yet.
 */
const receiving = new FairQueue({ running: 12, runningEach: 2, waiting: 24, waitingEach: 6 })

/**
 * Counts the files that one person sends: each costs more to look into than any other call.
 *
 * @throws Problem 429 after too many, 503 with too many at the same time
 */
export function limitUploads(settings: LimitSettings, kind: string): MiddlewareHandler<RouteEnv> {
  const perPerson = new RateLimit(settings, { name: `upload ${kind}`, points: 20, seconds: 600 })
  return async (c, next) => {
    const wait = await perPerson.secondsToWait(c.var.actor.user_id)
    if (wait > 0) {
      throw new Problem(429, 'too_many_requests', 'Too many files. Please wait a moment.', {
        retryAfter: wait,
      })
    }
    await receiving.run(c.var.actor.user_id, next)
  }
}
