import type { Context } from 'hono'
import { isKeepable, notKeepable } from '#domain/values/text.ts'
import { Problem } from '../problem.ts'
import { fieldName } from './field-name.ts'

const maxFields = 50

/**
 * Sees to it that a route's body is a form of several parts, as strictly as JSON is read: no field
 * twice, no text that PostgreSQL cannot keep.
 *
 * @throws Problem 400 when malformed, 415 for another kind of body, 422 naming the field
 */
export async function requireFormBody(c: Context): Promise<void> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new Problem(415, 'wrong_type', 'Send a form, with Content-Type: multipart/form-data.')
  }
  const form = await parseForm(c, type).catch(() => {
    throw malformed('The request is not a valid form.')
  })
  const seen = new Set<string>()
  for (const [name, value] of form) {
    if (seen.has(name)) throw malformed('A field is in the form twice.')
    seen.add(name)
    if (seen.size > maxFields) throw malformed('The form has too many fields.')
    if (name === '__proto__' || !isKeepable(name))
      throw malformed('The form contains a name that is not allowed.')
    if (typeof value === 'string' && !isKeepable(value)) {
      throw new Problem(422, 'invalid', 'The text contains characters that cannot be saved.', {
        fields: { [fieldName([name])]: notKeepable },
      })
    }
  }
}

/** Read in one piece once it is all there: what has arrived is held once, and not chunk by chunk as well. */
async function parseForm(c: Context, type: string): Promise<FormData> {
  const body = await c.req.arrayBuffer()
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  // Where the validator looks for it.
  c.req.bodyCache = { formData: form }
  return form
}

function malformed(message: string): Problem {
  return new Problem(400, 'malformed', message)
}
