import { uniqueSymbol } from 'hono-openapi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './support/app.ts'
import { expectNoIssues } from './support/gate.ts'
import { fileOfCall } from './support/routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Found {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[]
  keys?: readonly string[]
  errors?: readonly (readonly Found[])[]
}
interface Described {
  target?: string
  validate?: (
    value: unknown,
  ) => Promise<{ issues?: readonly Found[] }> | { issues?: readonly Found[] }
}
interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  $ref?: string
}

/** What the library says of a value where a schema has no words of its own. */
const ownWords =
  /^(Invalid (input|option|string|number|key|element|date|email|UUID|URL|ISO|JWT|value|discriminator)|Too (small|big)|Unrecognized|Required$|Expected )/i

/** What a form can send for a field: nothing, too little, too much, and what is no such thing. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(70_000),
  -1e12,
  1e15,
  0.5,
  [],
  ['', '', ''],
  Array.from({ length: 2000 }, () => 'x'),
]

/** Issues with those of the options of a union, at their place. */
const flat = (issues: readonly Found[]): Found[] =>
  issues.flatMap((issue) => (issue.errors ? issue.errors.flatMap(flat) : [issue]))

/** A body that has this value at a place, and nothing else. A number is any element of a list. */
const bodyOf = (path: readonly (string | number)[], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  )

/** The place of each field of a body. */
function placesOf(
  schema: JsonSchema,
  refs: Readonly<Record<string, JsonSchema>>,
  at: readonly (string | number)[] = [],
): (string | number)[][] {
  if (at.length > 6) return []
  if (schema.$ref) return placesOf(refs[schema.$ref.split('/').at(-1)!] ?? {}, refs, at)
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const inner = [
    ...options.flatMap((option) => placesOf(option, refs, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      placesOf(field, refs, [...at, name]),
    ),
    ...(schema.items ? placesOf(schema.items, refs, [...at, 0]) : []),
  ]
  return at.length > 0 && options.length === 0 ? [[...at], ...inner] : inner
}

it('a wrong field of any body is answered in words of this project', async () => {
  const { body: spec } = await app.call('GET', '/api/openapi.json')
  const refs = spec.components?.schemas ?? {}
  const issues = new Set<string>()
  let checked = 0
  for (const { method, path, handler } of app.app.routes) {
    const { target, validate } =
      ((handler as unknown as Record<symbol, unknown>)[uniqueSymbol] as Described | undefined) ?? {}
    if (!validate || (target !== 'json' && target !== 'form')) continue
    const call = `${method} ${path}`
    const name = path.replace('/api', '').replaceAll(/:(\w+)/g, '{$1}')
    const content = spec.paths[name]?.[method.toLowerCase()]?.requestBody?.content ?? {}
    const described = (Object.values(content)[0] as { schema?: JsonSchema } | undefined)?.schema
    if (!described) continue
    for (const place of placesOf(described, refs))
      for (const value of wrong) {
        const found = (await validate(bodyOf(place, value))).issues ?? []
        checked += 1
        for (const issue of flat(found)) {
          if (issue.keys || !ownWords.test(issue.message)) continue
          const keys = (issue.path ?? []).map((part) =>
            String(typeof part === 'object' ? part.key : part),
          )
          const field = keys.map((key) => (/^\d+$/.test(key) ? '0' : key)).join('.')
          issues.add(
            `${fileOfCall(call)}: ${call} says “${issue.message}” of “${field}”: give its schema in domain/ a message.`,
          )
        }
      }
  }
  expect(checked).toBeGreaterThan(1000)
  expectNoIssues([...issues].toSorted())
})
