import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthOf } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { checkInsIn, newCheckInOf } from '#tests/support/check-ins.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { accesses, consent, provider, withdraw } = practiceIn(() => app)
const { answer, claim, include, of, own, send, sent } = checkInsIn(() => app)
const month = `${monthOf(todayInLusaka())}-01`

/** A client with the consent to store health entries, as most are. */
async function client(): Promise<Persona> {
  const person = await app.createPersona()
  await consent(person, 'health_data')
  return person
}

describe('sending a check-in', () => {
  it('is stored once with the score of the WHO-5, and is due after it was sent', async () => {
    patient = await client()
    await include(patient)
    expect(await own(patient)).toEqual({ is_included: true, open_month: month, check_ins: [] })
    const body = newCheckInOf({ answers: [5, 4, 3, 2, 1], was_hard: '' })
    const answers = await Promise.all([send(patient, body), send(patient, body)])
    expect(statusesOf(answers)).toEqual([200, 201])
    const { open_month, check_ins } = await own(patient)
    expect([open_month, check_ins]).toMatchObject([
      null,
      [{ ...body, month, score: 60, answer: null, answered_by_name: null }],
    ])
    const [one] = check_ins
    expect(Date.parse(one!.due_at)).toBeGreaterThan(Date.parse(one!.created_at))
  })

  it('is one of a month: another is 409, and so is the id of another person', async () => {
    patient = await client()
    const id = await sent(patient)
    const again = await send(patient)
    expect([again.status, again.body.code]).toEqual([409, 'already_sent'])
    const other = await client()
    await include(other)
    expect((await send(other, newCheckInOf({ id }))).status).toBe(409)
    expect((await send(patient, newCheckInOf({ id, plan: 'Something else' }))).status).toBe(409)
  })

  it('needs a plan that includes it, and says which', async () => {
    patient = await client()
    expect((await own(patient)).is_included).toBe(false)
    const { status, body } = await send(patient)
    expect([status, body.code, body.message]).toEqual([
      403,
      'plan_needed',
      'The monthly check-in is part of Wellness Starter and Comprehensive Care.',
    ])
  })

  it('is answered again where the plan has ended since it was sent', async () => {
    patient = await client()
    await include(patient)
    const typed = newCheckInOf()
    expect((await send(patient, typed)).status).toBe(201)
    for (const table of ['memberships', 'membership_periods'])
      await app.database.asOwner(`delete from ${table} where user_id = $1`, [patient.user_id])
    expect((await own(patient)).is_included).toBe(false)
    expect((await send(patient, typed)).status).toBe(200)
  })

  it('needs the consent to store health entries', async () => {
    patient = await client()
    await include(patient)
    await withdraw(patient, 'health_data')
    expect((await send(patient)).body.code).toBe('consent_withdrawn')
    expect((await own(patient)).check_ins).toEqual([])
  })

  it.each([
    [{ answers: [1, 2, 3, 4] }, 'answers'],
    [{ answers: [1, 2, 3, 4, 6] }, 'answers.4'],
    [{ answers: undefined }, 'answers'],
    [{ went_well: 'x'.repeat(1001) }, 'went_well'],
    [{ was_hard: 'a\0b' }, 'was_hard'],
    [{ plan: 7 }, 'plan'],
    [{ is_shared: 'yes' }, 'is_shared'],
    [{ id: '1' }, 'id'],
    [{ score: 100 }, 'score'],
    [{ month: '2026-01-01' }, 'month'],
  ])('names the field that is wrong: %j', async (more, field) => {
    patient = await client()
    await include(patient)
    const { status, body } = await send(patient, { ...newCheckInOf(), ...more })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('is for clients alone', async () => {
    for (const as of [await provider(), await app.createPersona({ is_student: true })])
      expect((await send(as)).status).toBe(403)
  })
})

describe('what a patient shares', () => {
  it('is read by a therapist who treats them with the consent to share screenings, and no longer', async () => {
    patient = await client()
    const [therapist, dietitian] = [
      await provider({ profession: 'therapist', full_name: 'Grace Mwale' }),
      await provider({ profession: 'dietitian' }),
    ]
    for (const one of [therapist, dietitian]) await bookFor(patient, one)
    const id = await sent(patient, { is_shared: true })
    await claim(therapist, id)
    await answer(therapist, id, 'Keep to your plan.')
    expect((await of(patient, therapist)).body).toEqual([])
    await consent(patient, 'share_screenings')
    expect((await of(patient, therapist)).body).toMatchObject([
      { id, answer: 'Keep to your plan.', answered_by_name: 'Grace Mwale' },
    ])
    expect((await of(patient, dietitian)).body).toEqual([])
    expect(await accesses(patient)).toContainEqual(
      expect.objectContaining({ action: 'check_ins.read' }),
    )
    await withdraw(patient, 'share_screenings')
    expect((await of(patient, therapist)).body).toEqual([])
    expect((await of(patient, await provider())).status).toBe(404)
  })

  it('is not read by the consent alone', async () => {
    patient = await client()
    const therapist = await provider({ profession: 'therapist' })
    await bookFor(patient, therapist)
    await consent(patient, 'share_screenings')
    await sent(patient)
    expect((await of(patient, therapist)).body).toEqual([])
  })

  it('is in their export, and goes with their account', async () => {
    patient = await client()
    const id = await sent(patient, { plan: 'A word of the plan' })
    const { body } = await app.call('GET', '/api/me/export', { as: patient })
    expect(JSON.stringify(body)).toContain('A word of the plan')
    await app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id])
    expect(await app.database.asOwner('select id from check_ins where id = $1', [id])).toEqual([])
  })
})

it('of an unknown id is 404', async () => {
  expect((await claim(await provider({ profession: 'therapist' }), randomUUID())).status).toBe(404)
})
