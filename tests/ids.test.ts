import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './support/app.ts'
import { slotOn, workday } from './support/booking.ts'
import { expectListed } from './support/gate.ts'
import type { IdCall } from './support/id-call.ts'
import { idCalls } from './support/id-calls.ts'
import { paymentsSecret } from './support/payments.ts'
import { practiceIn } from './support/practice.ts'
import type { JsonSchema } from './support/schema-values.ts'

let app: TestApp
const { provider } = practiceIn(() => app)
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
})
afterAll(() => app.close())

const uuid = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g
const inCapitals = (text: string) => text.replaceAll(uuid, (id) => id.toUpperCase())
const asWritten = (text: string) => text

/** Sends a call, with its ids in the address and in the body as `write` writes them. */
function send(name: string, { as, path, body, file, headers }: IdCall, write: typeof asWritten) {
  const text = write(JSON.stringify(body))
  const form = new FormData()
  for (const [field, value] of Object.entries(JSON.parse(text))) form.append(field, String(value))
  if (file) form.append(...file)
  return app.call(name.split(' ')[0]!, write(`/api${path}`), {
    as,
    body: file ? form : text,
    headers: headers?.(text) ?? {},
  })
}

/** The rows of each table but of those that record calls. */
async function countRows() {
  const listed = (await app.database.asOwner(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname !~ '^(pg_|information_schema|pgboss|migrations|platform|accounts)' order by 1`,
  )) as { name: string }[]
  const counts = listed.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`)
  const [row] = await app.database.asOwner(`select ${counts.join(', ')}`)
  return row!
}

/** Whether a described body has an id somewhere. */
function hasId(schema: unknown, named: Record<string, JsonSchema>): boolean {
  if (!schema || typeof schema !== 'object') return false
  const { $ref, format } = schema as JsonSchema
  if ($ref) return hasId(named[$ref.split('/').at(-1)!], named)
  return format === 'uuid' || Object.values(schema).some((part) => hasId(part, named))
}

/** The required fields of a described body but its id, each with a value of its type. */
function sampleBody(body: unknown, named: Record<string, JsonSchema>): string {
  const { content } = (body ?? {}) as { content?: Record<string, { schema: JsonSchema }> }
  const schema = resolveSchema(Object.values(content ?? {})[0]?.schema ?? {}, named)
  const fields = (schema.required ?? []).filter((name) => name !== 'id')
  const valueOf = (name: string) => {
    const field = resolveSchema(schema.properties?.[name] ?? {}, named)
    const { const: only, enum: some, type } = field.anyOf?.[0] ?? field
    return JSON.stringify(only ?? some?.[0] ?? (type === 'string' ? '…' : 1)).replaceAll('"', "'")
  }
  return `{ ${fields.map((name) => `${name}: ${valueOf(name)}`).join(', ')} }`
}

const resolveSchema = (schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema =>
  schema.$ref ? named[schema.$ref.split('/').at(-1)!]! : schema

/** Questions about a provider, whose id is in the query. */
const questions: Record<string, (provider_id: string) => string> = {
  availability: (id) => `/appointments/availability?date=${workday(2)}&provider_id=${id}`,
  'the next free hours': (id) => `/appointments/next-free?provider_id=${id}`,
  'the cost of a session': (id) =>
    `/appointments/cost?provider_id=${id}&session_type=Phone&appointment_time=${slotOn(2)}`,
  'the hours of a series': (id) =>
    `/appointments/series-hours?provider_id=${id}&every_weeks=1&count=2&first=${slotOn(2)}`,
}

describe('ids in capitals, and then in small letters, are the same ids', () => {
  it.each(Object.keys(idCalls))('for %s', async (name) => {
    const call = await idCalls[name]!({
      app,
      provider,
      person: (traits) => app.createPersona(traits),
    })
    const first = await send(name, call, inCapitals)
    expect([200, 201, 204], JSON.stringify(first.body)).toContain(first.status)
    // An id of digits alone, such as that of the first visit type, is in no case.
    expect(JSON.stringify(first.body)).not.toMatch(
      /"(?=[^"]*[A-F])[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}"/,
    )
    const rows = await countRows()
    const status = first.status === 201 ? 200 : first.status
    // In capitals again, too: what was sent then is compared with what is stored.
    for (const write of [asWritten, inCapitals]) {
      const again = await send(name, call, write)
      expect([again.status, again.body]).toEqual([status, call.again ?? first.body])
    }
    expect(await countRows()).toEqual(rows)
  })

  it.each(Object.keys(questions))('in the query of %s', async (name) => {
    const [as, doctor] = [await app.createPersona(), await provider()]
    const path = `/api${questions[name]!(doctor.user_id)}`
    const small = await app.call('GET', path, { as })
    expect([small.status, JSON.stringify(small.body)]).toEqual([200, expect.stringMatching(/\w/)])
    const capitals = await app.call('GET', inCapitals(path), { as })
    expect(capitals.body).toEqual(small.body)
  })

  it('is asked of every write whose body has an id', async () => {
    const { paths, components } = (await app.call('GET', '/api/openapi.json')).body
    const described = Object.entries<Record<string, { requestBody?: object }>>(paths).flatMap(
      ([path, calls]) =>
        Object.entries(calls)
          .filter(([, { requestBody }]) => hasId(requestBody, components.schemas))
          .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    const bodyOf = (name: string) => {
      const [method = '', path = ''] = name.split(' ')
      return sampleBody(paths[path]![method.toLowerCase()]?.requestBody, components.schemas)
    }
    const pathOf = (name: string) => name.split(' ')[1]!
    const isPlain = (name: string) => /^POST \/[\w-]+$/.test(name)
    expectListed(described, Object.keys(idCalls), {
      file: (name) =>
        isPlain(name)
          ? 'tests/support/id-calls-health.ts, to `entries` where a client sends it'
          : 'the tests/support/id-calls-*.ts of its part',
      missing: (name) =>
        `${name} has an id in its body: say which call of it is accepted, so that it is sent with small and with capital letters.`,
      lines: (name) =>
        isPlain(name)
          ? `'${pathOf(name)}': ${bodyOf(name)},`
          : `'${name}': async ({ person }) => ({\n  as: await person(),\n  path: '${pathOf(name)}',\n  body: { id: randomUUID(), ...${bodyOf(name)} },\n}),`,
    })
  })
})
