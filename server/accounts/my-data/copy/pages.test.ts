import { type ServerType, serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { asSystem } from '#server/platform/db.ts'
import { FairQueue } from '#server/platform/workers/fair-queue.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { addTo, expectNoIssues } from '#tests/support/gate.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { findPersonalTables } from '../data.ts'
import { bloodPressureResources, type StoredReading } from '../fhir/fhir-readings.ts'
import { addressOf } from '../fhir/fhir-resource.ts'
import { findKeys, planCopy } from './data.ts'

type Entered = StoredReading<BloodPressureReading>
const isEntered = ({ recorded_by }: Entered) => recorded_by !== null

const readings = 2300 // More than the first rows and a page.
let app: TestApp
let server: ServerType
let person: Persona
beforeAll(async () => {
  app = await openTestApp()
  server = serve({ fetch: createApp(app.settings).fetch, port: 0, hostname: '127.0.0.1' })
  person = await app.createPersona()
  const doctor = await app.createPersona({ role: 'provider', full_name: 'Chileshe Mumba' })
  await app.database.asOwner(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
      values ($1, $2, now() - interval '1 day', 'Virtual', 'completed')`,
    [person.user_id, doctor.user_id],
  )
  // Of one moment, so that the order of pages does not come from the time.
  await app.database.asOwner(
    `insert into blood_pressure_readings (user_id, systolic, diastolic, notes, recorded_by, at_clinic)
      select $1, 120, 80, 'reading ' || n, case when n = 2000 then $3::uuid end, n = 2000 from generate_series(1, $2::integer) n`,
    [person.user_id, readings, doctor.user_id],
  )
  await app.database.asOwner(
    `insert into platform.audit_events (actor_id, subject_id, action, record_id, occurred_at)
      select $1, $1, 'some.event', n::text, '2026-11-03T06:00:00Z' from generate_series(1, $2::integer) n`,
    [person.user_id, readings],
  )
})
afterAll(async () => {
  server.close()
  await app.close()
})

const open = (format: string, as = person) =>
  fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/me/export?format=${format}`,
    { headers: { authorization: `Bearer ${as.token}` } },
  )

describe('a copy that is longer than a page', () => {
  it('has each row once, with the name of a provider who entered it', async () => {
    const { tables } = (await (await open('json')).json()) as {
      tables: Record<string, Record<string, unknown>[]>
    }
    const stored = tables.blood_pressure_readings!
    expect(stored).toHaveLength(readings)
    expect(new Set(stored.map(({ notes }) => notes)).size).toBe(readings)
    const entered = stored.filter(({ entered_by }) => entered_by !== null)
    expect(entered).toMatchObject([{ notes: 'reading 2000', entered_by: 'Chileshe Mumba' }])
    const events = tables['platform.audit_events']!.filter(({ action }) => action === 'some.event')
    expect(new Set(events.map(({ record_id }) => record_id)).size).toBe(readings)
    expect(events).toHaveLength(readings)
  })

  it('has the bytes that the database writes for the whole table at once, and FHIR those of its resources', async () => {
    const [stored] = await app.database.asOwner(
      `select string_agg(own.row::text, ',' order by own.created_at, own.id) as rows from (
        select id, created_at, to_jsonb(r) || jsonb_build_object('entered_by', case when recorded_by is not null then 'Chileshe Mumba' end) as row
        from blood_pressure_readings r where user_id = $1) own`,
      [person.user_id],
    )
    const rows = String(stored!.rows)
    expect(await (await open('json')).text()).toContain(`"blood_pressure_readings":[${rows}]`)
    const providers = [{ id: (JSON.parse(`[${rows}]`) as Entered[]).find(isEntered)!.recorded_by! }]
    const resources = (JSON.parse(`[${rows}]`) as Entered[]).flatMap((row) =>
      bloodPressureResources(row, providers),
    )
    const entries = resources.map((resource) =>
      JSON.stringify({ fullUrl: addressOf(resource.id), resource }),
    )
    expect(await (await open('fhir')).text()).toContain(`,${entries.join(',')},`.slice(0, -1))
  })

  it('has each reading once as FHIR', async () => {
    const answer = await open('fhir')
    expect(answer.headers.get('content-type')).toMatch(/^application\/fhir\+json/)
    const { entry } = (await answer.json()) as { entry: { resource: { note?: object[] } }[] }
    const notes = entry.flatMap(({ resource: { note } }) => JSON.stringify(note ?? []))
    const named = notes.filter((note) => note.includes('reading '))
    expect(new Set(named).size).toBe(readings)
  })

  it.each(['json', 'fhir'])(
    'breaks off where a page cannot be read, so that no %s file looks whole',
    async (format) => {
      const run = Reflect.get(FairQueue.prototype, 'run') as FairQueue['run']
      const turns = vi.spyOn(FairQueue.prototype, 'run')
      let isFirst = true
      // The first turn is that of the copy, the second that of the first rows.
      turns.mockImplementation(async function (this: FairQueue, key, work) {
        if (turns.mock.calls.length > 2 && isFirst) {
          isFirst = false
          await app.database.asOwner('alter table blood_pressure_readings rename to elsewhere')
        }
        return run.call(this, key, work)
      } as FairQueue['run'])
      try {
        const answer = await open(format)
        expect(answer.status).toBe(200)
        let seen = ''
        const decoder = new TextDecoder()
        const whole = async () => {
          for await (const piece of answer.body!) seen += decoder.decode(piece, { stream: true })
        }
        await expect(whole()).rejects.toThrow()
        expect(isFirst).toBe(false)
        expect(() => JSON.parse(seen)).toThrow()
      } finally {
        turns.mockRestore()
        await app.database.asOwner(
          'alter table if exists elsewhere rename to blood_pressure_readings',
        )
      }
      // The place is free again.
      const { tables } = (await (await open('json')).json()) as { tables: Record<string, object[]> }
      expect(tables.blood_pressure_readings).toHaveLength(readings)
    },
  )

  it('gives its place to the next when its reader leaves', async () => {
    for (let left = 0; left < 4; left += 1) await (await open('json')).body!.cancel()
    expect((await open('json')).status).toBe(200)
  })
})

it('reads tables of many rows by an index that has them in order', async () => {
  const { inOrder } = await asSystem('plan a copy in a test', (tx) => planCopy(tx, person.user_id))
  expect([...inOrder]).toEqual(
    expect.arrayContaining(['blood_pressure_readings', 'glucose_readings']),
  )
  expect(inOrder.has('platform.audit_events')).toBe(false)
})

it('reads each table that holds a person by a key', async () => {
  const [personal, keys] = await asSystem('list keys in a test', async (tx) => [
    await findPersonalTables(tx),
    await findKeys(tx),
  ])
  expectNoIssues(
    [...personal.keys()]
      .filter((table) => !keys.has(table))
      .map((table) =>
        addTo(
          'server/accounts/my-data/personal-tables.ts, to `keysByHand`',
          `${table} has no primary key: a copy of one’s data cannot be read page after page.`,
          `'${table}': [{ column: 'id', type: 'uuid' }],`,
        ),
      ),
  )
})
