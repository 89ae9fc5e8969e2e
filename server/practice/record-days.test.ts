import type { RecordDay } from '#domain/practice/schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)

describe('who opened my record, by day and person', () => {
  const days = async (as: Persona, query = '') =>
    (await app.call('GET', `/api/me/record-days${query}`, { as })).body as RecordDay[]
  /** Openings of the patient's record at an hour of a day in Lusaka, `count` times. */
  const opened = (actor: Persona, patient: Persona, action: string, at: string, count = 1) =>
    app.database.asOwner(
      `insert into platform.audit_events (actor_id, subject_id, action, occurred_at)
        select $1, $2, $3, $4::timestamptz + n * interval '1 second' from generate_series(1, $5::integer) n`,
      [actor.user_id, patient.user_id, action, at, count],
    )

  it('has each person once a day in Lusaka, with what they opened, how often and when', async () => {
    const [patient, nurse, other] = [
      await app.createPersona(),
      await provider(),
      await provider({ full_name: 'Bwalya Zulu', specialty: 'Dietitian' }),
    ]
    await opened(nurse, patient, 'patients.read', '2026-11-03T06:00:00Z', 45)
    await opened(nurse, patient, 'screening_results.read', '2026-11-03T07:00:00Z')
    // 23:30 and 00:30 in Lusaka.
    await opened(other, patient, 'intake_forms.read', '2026-11-03T21:30:00Z')
    await opened(other, patient, 'intake_forms.read', '2026-11-03T22:30:00Z')
    const all = await days(patient)
    expect(all).toMatchObject([
      { day: '2026-11-04', opened_by: { full_name: 'Bwalya Zulu', specialty: 'Dietitian' } },
      { day: '2026-11-03', opened_by: { full_name: 'Bwalya Zulu' } },
      {
        day: '2026-11-03',
        opened_by: { full_name: 'Chileshe Mumba' },
        opened: [
          { action: 'screening_results.read', count: 1 },
          { action: 'patients.read', count: 45 },
        ],
      },
    ])
    const [screenings, lists] = all[2]!.opened
    expect(new Date(screenings!.times[0]!).toISOString()).toBe('2026-11-03T07:00:01.000Z')
    expect(lists!.times).toHaveLength(20)
    expect(new Date(lists!.times[0]!).toISOString()).toBe('2026-11-03T06:00:45.000Z')
    expect(new Set(all.map(({ id }) => id)).size).toBe(3)
    for (const one of [nurse, other]) expect(await days(one)).toEqual([])
  })

  it('comes seven days at a time, skips days without an opening, and ends', async () => {
    const [patient, nurse] = [await app.createPersona(), await provider()]
    const dates = Array.from({ length: 9 }, (_, at) => `2026-0${9 - at}-10`)
    for (const day of dates) await opened(nurse, patient, 'patients.read', `${day}T08:00:00Z`, 2)
    const first = await days(patient)
    expect(first.map(({ day }) => day)).toEqual(dates.slice(0, 7))
    const rest = await days(patient, `?before=${first.at(-1)!.day}`)
    expect(rest.map(({ day }) => day)).toEqual(dates.slice(7))
    expect(await days(patient, `?before=${rest.at(-1)!.day}`)).toEqual([])
    const wrong = await app.call('GET', '/api/me/record-days?before=now', { as: patient })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['before']])
  })

  it('leaves out what was done to the record without opening it', async () => {
    const [patient, nurse] = [await app.createPersona(), await provider()]
    await opened(nurse, patient, 'patients.read', '2026-11-03T06:00:00Z')
    await opened(nurse, patient, 'safety_alerts.close', '2026-11-03T06:30:00Z')
    // More days than a page has.
    for (let day = 10; day < 20; day += 1)
      await opened(nurse, patient, 'safety_alerts.close', `2026-11-${day}T06:30:00Z`)
    expect(await days(patient)).toMatchObject([
      { day: '2026-11-03', opened: [{ action: 'patients.read' }] },
    ])
    const [{ opened: actions } = { opened: [] }] = await days(patient)
    expect(actions).toHaveLength(1)
  })

  it('leaves out what one did oneself, and names no user who has erased their account', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    await consent(patient, 'safety_alerts')
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
    await app.call('GET', '/api/provider/safety-alerts', { as: doctor })
    await opened(patient, patient, 'profile.read', '2026-11-03T06:00:00Z')
    await app.database.asOwner(
      'update platform.audit_events set actor_id = null where actor_id = $1',
      [doctor.user_id],
    )
    expect(await days(patient)).toMatchObject([
      { opened_by: null, opened: [{ action: 'safety_alerts.read', count: 1 }] },
    ])
  })
})
