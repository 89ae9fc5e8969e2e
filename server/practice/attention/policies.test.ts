import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { careOn } from '#domain/practice/attention/attention-readings.ts'
import { attentionOf } from '#domain/practice/attention/attention.ts'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { provider, consent, withdraw, expireCertificate, cancelAll } = practiceIn(() => app)

const calls = [
  `practice.attention_results(4, '{10,10,50}', '{6,4,24}')`,
  `practice.attention_dangers('2020-01-01')`,
] as const

/** Whose rows the functions answer an actor who calls them past the routes. */
function asked({ user_id, session_id }: Persona): Promise<string[][]> {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  return Promise.all(
    calls.map((call) =>
      asActor(actor, async (tx) => {
        const from = sql<{ patient_id: string }>`${sql.raw(call)}`.as('row')
        return (await tx.run(tables.selectFrom(from).select('patient_id'))).map(
          (row) => row.patient_id,
        )
      }),
    ),
  )
}
const nothing = [[], []]
const versions = Object.fromEntries(
  Object.values(instruments).map(({ id, wording_version }) => [id, wording_version]),
)
const addResult = (
  { user_id }: Persona,
  days: number,
  results: Record<string, number>,
  item_9 = 0,
) =>
  app.database.asOwner(
    `insert into screening_results (user_id, answers, results, instrument_versions, scoring_version, created_at)
     values ($1, $2, $3, $4, '1', now() - $5 * interval '1 day')`,
    [
      user_id,
      JSON.stringify({ 'PHQ-9': { 8: item_9 } }),
      JSON.stringify(results),
      JSON.stringify(versions),
      days,
    ],
  )
const addReading = ({ user_id }: Persona, systolic: number, diastolic = 80) =>
  app.database.asOwner(
    'insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, $2, $3)',
    [user_id, systolic, diastolic],
  )

/** A patient with both, who shares both with their provider. */
async function pair() {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  await bookFor(patient, doctor)
  await consent(patient, 'share_screenings')
  await consent(patient, 'share_readings')
  await addResult(patient, 1, { 'PHQ-9': 4 }, 1)
  await addReading(patient, 190)
  return { patient, doctor }
}

describe('by SQL alone, the facts for the list of patients who need attention', () => {
  it('are answered to the provider who treats the patient, by each consent', async () => {
    const { patient, doctor } = await pair()
    expect(await asked(doctor)).toEqual([[patient.user_id], [patient.user_id]])
    await withdraw(patient, 'share_screenings')
    expect(await asked(doctor)).toEqual([[], [patient.user_id]])
    await withdraw(patient, 'share_readings')
    expect(await asked(doctor)).toEqual(nothing)
  })

  it('are answered to no one else', async () => {
    const { patient, doctor } = await pair()
    const [cancelled, pending] = [await provider(), await provider({ provider_status: 'pending' })]
    await bookFor(patient, cancelled, { status: 'cancelled' })
    await bookFor(patient, pending)
    const admin = await app.createPersona({ role: 'admin' })
    const student = await app.createPersona({ is_student: true })
    for (const one of [admin, student]) await bookFor(patient, one)
    for (const other of [cancelled, pending, admin, student, patient, await provider()])
      expect(await asked(other)).toEqual(nothing)
    await expireCertificate(doctor)
    expect(await asked(doctor)).toEqual(nothing)
  })

  it('are nothing of item 9 for a fitness expert, and a dietitian by a consent of their own', async () => {
    const { patient } = await pair()
    const expert = await provider({ profession: 'fitness expert' })
    const dietitian = await provider({ profession: 'dietitian' })
    for (const one of [expert, dietitian]) await bookFor(patient, one)
    for (const one of [expert, dietitian]) expect(await asked(one)).toEqual([[], [patient.user_id]])
    await consent(patient, 'share_screenings_dietitian')
    expect(await asked(dietitian)).toEqual([[patient.user_id], [patient.user_id]])
    expect(await asked(expert)).toEqual([[], [patient.user_id]])
    const { body } = await app.call('GET', '/api/provider/attention', { as: expert })
    expect(JSON.stringify(body)).not.toMatch(/item 9|PHQ/)
  })

  it('are gone once the appointments are cancelled', async () => {
    const { patient, doctor } = await pair()
    await cancelAll(patient)
    expect(await asked(doctor)).toEqual(nothing)
  })

  it('are answered to no role but that of signed-in users', async () => {
    const rows = await app.database.asOwner(
      `select r.rolname from pg_proc f, pg_roles r where f.proname in ('attention_results', 'attention_dangers')
         and r.rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(r.oid, f.oid, 'execute') order by 1`,
    )
    // As their owner, the system may run them, and is no provider.
    expect(new Set(rows.map(({ rolname }) => rolname))).not.toContain('anon')
    expect(rows.filter(({ rolname }) => rolname === 'authenticated')).toHaveLength(2)
  })

  it('leave out no result that the rule of the domain would list', async () => {
    const doctor = await provider()
    const expected: string[] = []
    // Numbers that look random, and are the same in each run.
    const next = (max: number) => (seed = (seed * 48271) % 2147483647) % max
    let seed = 7
    for (let place = 0; place < 24; place += 1) {
      const patient = await app.createPersona({ full_name: `Patient ${place}` })
      await bookFor(patient, doctor)
      await consent(patient, 'share_screenings')
      const held = Array.from({ length: next(6) }, () => 3 + next(60))
      for (const days of held)
        await bookFor(patient, doctor, {
          status: 'completed',
          at: new Date(
            Date.now() - days * 86_400_000 - place * 60_000 - next(50_000),
          ).toISOString(),
        })
      const base = next(14)
      const results = Array.from({ length: 1 + next(4) }, (_, index) => ({
        days: 80 - index * 25,
        scores: {
          'PHQ-9': base + next(7),
          ...(next(3) > 0 ? { 'GAD-7': base + next(5), 'WHO-5': 4 * (6 + next(10)) } : {}),
        },
        item_9: next(9) === 0 ? 1 : 0,
      }))
      for (const { days, scores, item_9 } of results) await addResult(patient, days, scores, item_9)
      const reasons = attentionOf(
        {
          results: results.map(({ days, scores, item_9 }) => ({
            created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
            results: scores,
            answers: { 'PHQ-9': { 8: item_9 } },
            instrument_versions: versions,
            under_18: null,
          })),
          readings: [],
          changes: [],
          held: held.map((days) => new Date(Date.now() - days * 86_400_000).toISOString()),
          missed: [],
        },
        new Date(),
      )
      for (const { reason } of reasons) expected.push(`Patient ${place} ${reason}`)
    }
    const { body } = await app.call('GET', '/api/provider/attention', { as: doctor })
    const found = body.patients.flatMap((row: AttentionRow) =>
      row.reasons.map(({ reason }) => `${row.full_name} ${reason}`),
    )
    expect(expected.length).toBeGreaterThan(10)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('leave out no reading for which the advice is emergency care, or to be seen the same day', async () => {
    const predicateOf = async (index: string) => {
      const [row] = await app.database.asOwner(
        `select pg_get_expr(indpred, indrelid) as expression from pg_index where indexrelid = $1::regclass`,
        [index],
      )
      return String(row!.expression)
    }
    const range = (from: number, to: number, step = 1) =>
      Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step)
    const created_at = new Date().toISOString()
    const readings = range(50, 300).flatMap((systolic) =>
      range(30, Math.min(200, systolic - 1)).flatMap((diastolic) =>
        [null, 39, 40, 130, 131].map((pulse) => ({ systolic, diastolic, pulse })),
      ),
    )
    const emergencies = (pregnancy: 'no' | 'pregnant' | 'postpartum') =>
      readings.filter((one) => careOn({ ...one, pregnancy, created_at }))
    const outside = async (rows: typeof readings) =>
      app.database.asOwner(
        `select systolic, diastolic from unnest($1::int[], $2::int[], $3::int[]) as r(systolic, diastolic, pulse)
         where (${await predicateOf('blood_pressure_readings_today')}) is not true`,
        [
          rows.map((one) => one.systolic),
          rows.map((one) => one.diastolic),
          rows.map((one) => one.pulse),
        ],
      )
    expect(await outside(emergencies('no'))).toEqual([])
    for (const pregnancy of ['pregnant', 'postpartum'] as const) {
      const lower = await outside(emergencies(pregnancy))
      expect(lower.length).toBeGreaterThan(100)
      expect(
        lower.filter(({ systolic, diastolic }) => Number(systolic) < 140 && Number(diastolic) < 90),
      ).toEqual([])
    }
    const glucose = [
      ...range(10, 900).map((value) => [value, 'mg/dL'] as const),
      ...range(6, 500).map((value) => [value / 10, 'mmol/L'] as const),
    ].filter(([entered_value, entered_unit]) =>
      careOn({ entered_value, entered_unit, meter_shows: null, pregnancy: 'no', created_at }),
    )
    expect(
      await app.database.asOwner(
        `select v from unnest($1::float8[], $2::text[]) as r(v, unit)
         cross join lateral (select case unit when 'mg/dL' then v else round((v * 18.0156)::numeric, 2)::float8 end as glucose_level, null::text as meter_shows) as g
         where (${await predicateOf('glucose_readings_today')}) is not true`,
        [glucose.map(([value]) => value), glucose.map(([, unit]) => unit)],
      ),
    ).toEqual([])
  })

  it('have the lower limit of pregnancy, for those who said so and share their readings', async () => {
    const { patient, doctor } = await pair()
    await app.database.asOwner('delete from blood_pressure_readings where user_id = $1', [
      patient.user_id,
    ])
    await addReading(patient, 146)
    expect((await asked(doctor))[1]).toEqual([])
    await app.database.asOwner(
      `insert into care_profiles (user_id, pregnancy, pregnancy_at) values ($1, 'pregnant', now())`,
      [patient.user_id],
    )
    expect((await asked(doctor))[1]).toEqual([patient.user_id])
    await withdraw(patient, 'share_readings')
    expect((await asked(doctor))[1]).toEqual([])
  })
})
