import fc from 'fast-check'

/** The part of JSON Schema that the product's own descriptions use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Any JSON at all. */
export const anyJson: fc.Arbitrary<unknown> = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => value !== undefined)

/** Values that the schema allows; what it cannot express (a rule between two fields) may still be broken. */
export function valuesOf(
  schema: JsonSchema,
  named: Record<string, JsonSchema>,
): fc.Arbitrary<unknown> {
  const within = (inner: JsonSchema) => valuesOf(inner, named)
  if (schema.$ref) return within(named[schema.$ref.split('/').at(-1)!]!)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(within))
  if (schema.allOf) return within(Object.assign({}, ...schema.allOf))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => within({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, within(inner)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    case 'array':
      return fc.array(schema.items ? within(schema.items) : anyJson, { maxLength: 5 })
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return schema.format === 'binary' ? file : textOf(schema)
    default:
      return anyJson
  }
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date') return day
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2090-01-01') })
      .map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(maxLength, 2000) })
}

const day = fc
  .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2090-01-01') })
  .map((date) => date.toISOString().slice(0, 10))

/** A file of any kind: bytes that say nothing, or the beginning of something. */
const file = fc
  .tuple(
    fc.constantFrom('', '%PDF-1.4\n', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', '<svg/>', 'RIFF'),
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ maxLength: 30 }),
  )
  .map(
    ([magic, rest, name]) =>
      new File([Buffer.from(magic, 'latin1'), new Uint8Array(rest)], name.toWellFormed()),
  )
