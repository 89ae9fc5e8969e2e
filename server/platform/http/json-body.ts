import type { Context } from 'hono'
import { isKeepable, notKeepable } from '#domain/values/text.ts'
import { Problem } from '../problem.ts'
import { fieldName } from './field-name.ts'

const deepest = 32

/** The largest plan of a week has fewer than half of it. */
const maxSigns = 10_000

/**
 * Reads a JSON body more strictly than `JSON.parse`: what two readers could understand differently
 * (a key twice, `__proto__`) or what is only meant to harm (nesting without end, thousands of keys) is
 * rejected, the latter before it is parsed. An empty body is `undefined`.
 *
 * @throws Problem 400 when malformed, 422 naming the field whose text PostgreSQL cannot keep
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined
  rejectHarmful(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  if (keysWithin(value, undefined) !== keysWritten(text))
    throw malformed('A key is in the JSON twice.')
  return value
}

/** Sees to it that a route's body is JSON by its label and by `parseJsonBody`. */
export async function requireJsonBody(c: Context): Promise<void> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Problem(415, 'wrong_type', 'Send JSON, with Content-Type: application/json.')
  }
  if (parseJsonBody(await c.req.text()) === undefined) throw malformed('The request has no body.')
}

/**
 * Sees to it that a route whose address says all is sent nothing, or an empty object.
 *
 * @throws Problem as `requireJsonBody`, and 422 for anything in the body
 */
export async function requireEmptyBody(c: Context): Promise<void> {
  const text = await c.req.text()
  if (text.trim() === '') return
  await requireJsonBody(c)
  const value = parseJsonBody(text)
  const isEmptyObject =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  if (isEmptyObject) return
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { body: 'This call takes nothing.' },
  })
}

/**
 * @throws Problem 400 where lists and objects lie within each other more than `deepest` times, or more than
 *   `maxSigns` colons and commas stand between keys and values
 */
function rejectHarmful(text: string): void {
  let depth = 0
  let signs = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ':' || sign === ',') signs += 1
    if (depth > deepest) throw malformed('The JSON is nested too deeply.')
    if (signs > maxSigns) throw malformed('The JSON has too many keys and values.')
  }
}

/** Where a value lies: its key, and what it lies in; undefined for the body itself. */
type Place = { key: string | number; within: Place } | undefined

/** Number of keys in the value, at all depths. */
function keysWithin(value: unknown, place: Place): number {
  if (typeof value === 'string') {
    if (!isKeepable(value)) throw unkeepable(place)
    return 0
  }
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) {
    return value.reduce<number>(
      (sum, item, key) => sum + keysWithin(item, { key, within: place }),
      0,
    )
  }
  let keys = 0
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw malformed('The JSON contains a key that is not allowed.')
    if (!isKeepable(key)) throw unkeepable(place)
    keys += 1 + keysWithin(item, { key, within: place })
  }
  return keys
}

/** Number of keys in valid JSON text: strings that a colon follows. */
function keysWritten(text: string): number {
  const keys = text.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? []
  return keys.filter((token) => token.endsWith(':')).length
}

function unkeepable(place: Place): Problem {
  const path: (string | number)[] = []
  for (let at = place; at; at = at.within) path.unshift(at.key)
  return new Problem(422, 'invalid', 'The text contains characters that cannot be saved.', {
    fields: { [fieldName(path)]: notKeepable },
  })
}

function malformed(message: string): Problem {
  return new Problem(400, 'malformed', message)
}
