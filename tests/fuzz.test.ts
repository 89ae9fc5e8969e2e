import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RouteAudience } from '#server/platform/route.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { answerCheck } from './support/declared-answers.ts'
import { personaPerAudience } from './support/routes.ts'
import { anyJson, type JsonSchema, valuesOf } from './support/schema-values.ts'

interface Operation {
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

let app: TestApp
let personas: Map<RouteAudience, Persona>
let calls: { method: string; path: string; operation: Operation }[]
let schemas: Record<string, JsonSchema>

beforeAll(async () => {
  app = await openTestApp()
  personas = await personaPerAudience(app)
  const { body } = await app.call('GET', '/api/openapi.json')
  schemas = body.components.schemas
  calls = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
})
afterAll(() => app.close())

const requests = 5000

it(`answers ${requests} requests made from the description as described, and never with 5xx`, async () => {
  expect(calls.length).toBeGreaterThan(3)
  const check = answerCheck(schemas)
  const answers = fc
    .constantFrom(...calls)
    .chain((call) =>
      fc.record({ call: fc.constant(call), input: inputOf(call.operation), who: caller }),
    )
  const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
  for (const { call, input, who } of fc.sample(answers, { numRuns: requests, seed })) {
    // The account stays: erasing it is tested where nothing else needs it.
    if (call.method === 'DELETE' && call.path === '/me') continue
    const answer = await app.call(call.method, addressOf(call.path, input), {
      as: who === 'everyone' ? undefined : personas.get(who),
      ...(input.body === undefined ? {} : { body: bodyOf(call.operation, input.body) }),
    })
    const description = `${call.method} ${call.path} ${JSON.stringify(input)} as ${who}: ${answer.status} ${JSON.stringify(answer.body)}`
    expect(answer.status, description).toBeLessThan(500)
    const described = call.operation.responses[answer.status]
    expect(described, `not described: ${description}`).toBeDefined()
    const [media = ''] = answer.headers.get('content-type')?.split(';') ?? []
    const schema = described!.content?.[media]?.schema
    if (!schema || !media.includes('json')) continue
    expect(check(schema, answer.body), description).toBeUndefined()
  }
})

const caller = fc.constantFrom<RouteAudience>(
  'everyone',
  'signed-in',
  'client',
  'client',
  'client',
  'student',
  'provider',
  'approved-provider',
  'dietitian',
  'plan-writer',
  'admin',
)

const form = 'multipart/form-data'

/** As JSON, or as the form that the call asks for. */
function bodyOf({ requestBody }: Operation, value: unknown): FormData | string {
  if (!requestBody?.content[form] || typeof value !== 'object' || value === null)
    return JSON.stringify(value)
  const filled = new FormData()
  for (const [name, one] of Object.entries(value))
    filled.append(name, one instanceof Blob ? one : asText(one))
  return filled
}

type Input = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** Mostly what the description allows, sometimes anything at all. */
function inputOf({ parameters = [], requestBody }: Operation): fc.Arbitrary<Input> {
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            fc.oneof(
              { weight: 3, arbitrary: valuesOf(schema, schemas) },
              { weight: 1, arbitrary: fc.string() },
            ),
          ]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    )
  const body = requestBody
    ? fc.oneof(
        {
          weight: 3,
          arbitrary: valuesOf(Object.values(requestBody.content)[0]!.schema, schemas),
        },
        { weight: 1, arbitrary: anyJson },
      )
    : fc.constant(undefined)
  return fc.record({ path: of('path'), query: of('query'), body }) as fc.Arbitrary<Input>
}

function addressOf(path: string, { path: parts, query }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // A segment of dots resolves to another path, whose response this description does not cover.
    encodeURIComponent(asText(parts[name]).replace(/^\.{0,2}$/, 'x')),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, asText(value)]],
    ),
  )
  return `/api${filled}?${search}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
