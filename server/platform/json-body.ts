import type { Context } from 'hono'
import { Problem } from './problem.ts'

const deepest = 32

/**
 * Reads a JSON body more strictly than `JSON.parse`: what two readers could understand differently
 * (a key twice, `__proto__`) or what is only meant to hurt (nesting without end) is refused. An
 * empty body is `undefined`.
 *
 * @throws Problem 400 when malformed, 422 when a text holds NUL, which PostgreSQL cannot keep
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  if (keysWithin(value, 0) !== keysWritten(text)) throw malformed('A key stands twice in the JSON.')
  return value
}

/** Sees to it that a route's body is JSON by its label and by `parseJsonBody`. */
export async function requireJsonBody(c: Context): Promise<void> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Problem(415, 'wrong_type', 'Send JSON, with Content-Type: application/json.')
  }
  if (parseJsonBody(await c.req.text()) === undefined) throw malformed('The request has no body.')
}

/** Number of keys in the value, at all depths. */
function keysWithin(value: unknown, depth: number): number {
  if (depth > deepest) throw malformed('The JSON is nested too deeply.')
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      throw new Problem(422, 'invalid', 'The text holds characters that cannot be kept.')
    }
    return 0
  }
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + keysWithin(item, depth + 1), 0)
  let keys = 0
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw malformed('The JSON holds a key that is not allowed.')
    keys += 1 + keysWithin(item, depth + 1)
  }
  return keys
}

/** Number of keys in valid JSON text: strings that a colon follows. */
function keysWritten(text: string): number {
  const keys = text.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? []
  return keys.filter((token) => token.endsWith(':')).length
}

function malformed(message: string): Problem {
  return new Problem(400, 'malformed', message)
}
