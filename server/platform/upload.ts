import type { MiddlewareHandler } from 'hono'
import { Problem } from './problem.ts'
import { type LimitSettings, RateLimit } from './rate-limit.ts'
import type { RouteEnv } from './route.ts'

/** What a route takes as a file, and what it says of any other. */
interface Wanted<Type extends string> {
  /** Name of the form's field. */
  field: string
  types: readonly Type[]
  mostBytes: number
  messages: { empty: string; tooLarge: string; wrongType: string }
}

/**
 * Reads an uploaded file. What it is shows in its content: neither its name nor its declared type
 * counts.
 *
 * @throws Problem 413, 415 or 422 with the field named
 */
export async function readUpload<Type extends string>(
  file: File,
  { field, types, mostBytes, messages }: Wanted<Type>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: Type }> {
  if (file.size > mostBytes) throw refusal(413, 'too_large', field, messages.tooLarge)
  if (file.size === 0) throw refusal(422, 'invalid', field, messages.empty)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Only now: a server answers sooner without it.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const type = types.find((one) => one === found?.mime)
  if (!type) throw refusal(415, 'wrong_type', field, messages.wrongType)
  return { bytes, type }
}

/** A refusal of what stood in one field. */
export function refusal(
  status: 413 | 415 | 422,
  code: 'too_large' | 'wrong_type' | 'invalid',
  field: string,
  message: string,
) {
  return new Problem(status, code, message, { fields: { [field]: message } })
}

/** Counts the files that one person sends: each costs more to look into than any other call. */
export function limitUploads(settings: LimitSettings, kind: string): MiddlewareHandler<RouteEnv> {
  const perPerson = new RateLimit(settings, { name: `upload ${kind}`, points: 20, seconds: 600 })
  return async (c, next) => {
    const wait = await perPerson.secondsToWait(c.var.actor.user_id)
    if (wait > 0) {
      throw new Problem(429, 'too_many_requests', 'Too many files. Please wait a moment.', {
        retryAfter: wait,
      })
    }
    await next()
  }
}
