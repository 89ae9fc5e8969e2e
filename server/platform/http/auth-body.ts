import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AuthProblem } from './auth-problem.ts'
import { fieldName } from './field-name.ts'
import { parseJsonBody } from './json-body.ts'

/** A text of a body of `/auth/v1`, where null and "" count as absent. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => (text ? text : undefined)),
)

/** A bag of values of the user's own making, where null counts as absent. */
export const optionalData = z.pipe(
  z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  z.transform((data) => data ?? undefined),
)

/**
 * Reads the JSON body of a call of `/auth/v1` whatever its label: auth-js labels every request
 * JSON, also those without a body, which read as `{}`. Fields that the schema does not name are dropped.
 *
 * @throws AuthProblem 400 `bad_json` where a field has another type
 */
export async function readAuthBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = parseJsonBody(await c.req.text())
  const parsed = schema.safeParse(body === undefined ? {} : body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = fieldName(issue?.path ?? [])
  throw new AuthProblem(
    400,
    'bad_json',
    `Could not read the request body as JSON: ${where} has a wrong type`,
  )
}
