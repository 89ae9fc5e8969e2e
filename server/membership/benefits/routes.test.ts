import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { givePlan, provider } = billingIn(() => app)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
const own = async (as: Persona) => (await app.call('GET', '/api/benefits', { as })).body
/** Gives the person a plan. @returns its last day */
async function planOf(patient: Persona): Promise<string> {
  await givePlan(patient)
  const [row] = await app.database.asOwner(
    'select ends_on::text from membership_periods where user_id = $1',
    [patient.user_id],
  )
  return row!.ends_on as string
}

describe('what the plans of a person include', () => {
  it('is nothing without a plan', async () => {
    expect(await own(await app.createPersona())).toEqual({
      plan_keys: [],
      sessions: [],
      check_in: null,
      unread_answers: 0,
    })
  })

  it('says what is left of each kind, and until when', async () => {
    const patient = await app.createPersona()
    const therapist = await provider({ profession: 'therapist' })
    const endsOn = await planOf(patient)
    const whole = [
      { profession: 'therapist', session_type: null, left: 2, of: 2, until: endsOn },
      { profession: 'dietitian', session_type: null, left: 1, of: 1, until: endsOn },
      { profession: 'therapist', session_type: 'Phone', left: 1, of: 1, until: endsOn },
    ]
    expect(await own(patient)).toEqual({
      plan_keys: ['comprehensive-care'],
      sessions: whole,
      check_in: 'open',
      unread_answers: 0,
    })

    await bookFor(patient, therapist, { at: daysAgo(10), status: 'completed' })
    const { sessions } = await own(patient)
    const until = lusakaClock(Date.parse(daysAgo(10)) + 30 * 24 * 60 * 60 * 1000).day
    expect(sessions[0]).toMatchObject({ left: 1, of: 2, until })
    expect(sessions.slice(1)).toEqual(whole.slice(1))
  })

  it('counts a session that is booked, and none that is cancelled or long ago', async () => {
    const patient = await app.createPersona()
    const therapist = await provider({ profession: 'therapist' })
    const endsOn = await planOf(patient)
    await bookFor(patient, therapist, { at: daysAgo(40), status: 'completed' })
    await bookFor(patient, therapist, { at: daysAgo(-3), status: 'confirmed' })
    await bookFor(patient, therapist, { at: daysAgo(-5), status: 'cancelled' })
    expect((await own(patient)).sessions[0]).toMatchObject({ left: 1, of: 2, until: endsOn })
  })

  it('ends with the last day of the plan', async () => {
    const patient = await app.createPersona()
    await givePlan(patient)
    await app.database.asOwner(
      'update membership_periods set ends_on = $2::date - 1 where user_id = $1',
      [patient.user_id, todayInLusaka()],
    )
    expect(await own(patient)).toEqual({
      plan_keys: [],
      sessions: [],
      check_in: null,
      unread_answers: 0,
    })
  })

  it('is for clients alone', async () => {
    for (const as of [await provider(), await app.createPersona({ is_student: true })])
      expect((await app.call('GET', '/api/benefits', { as })).status).toBe(403)
  })
})
