import { z } from 'zod'
import type { JsonSchema } from './schema-values.ts'

type Described = Parameters<typeof z.fromJSONSchema>[0]

/** The schema with its references written out, as zod wants it. */
function resolved(schema: JsonSchema, named: Record<string, JsonSchema>): Described {
  const text = JSON.stringify(schema, (_, value) =>
    value && typeof value === 'object' && '$ref' in value
      ? named[String(value.$ref).split('/').at(-1)!]
      : value,
  )
  return JSON.parse(text)
}

/**
 * The schema of an answer, in which no object has a field that is not described. The compiler allows
 * further fields, so a column too many would reach the browser.
 */
function withoutMore(schema: Described): Described {
  const text = JSON.stringify(schema, (_, value: unknown) =>
    value && typeof value === 'object' && 'properties' in value
      ? { additionalProperties: false, ...value }
      : value,
  )
  return JSON.parse(text)
}

/**
 * Says what of a JSON answer its description does not have, or has otherwise.
 *
 * @param named the schemas that a description refers to
 */
export function answerCheck(named: Record<string, JsonSchema>) {
  const checks = new Map<JsonSchema, z.ZodType>()
  return (schema: JsonSchema, answer: unknown): z.ZodError | undefined => {
    if (!checks.has(schema))
      checks.set(schema, z.fromJSONSchema(withoutMore(resolved(schema, named))))
    return checks.get(schema)!.safeParse(answer).error
  }
}
