import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterOpenMinutes, openTimes } from '#domain/support/business-time.ts'
import { maxWaiting } from '#domain/support/limits.ts'
import { readCalendar } from '#server/appointments/clinic-calendar/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { newQuestionOf, supportIn } from '#tests/support/support-questions.ts'

let app: TestApp
let patient: Persona
let desk: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Loveness Tembo' })
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const { ask, asked, answer, claim, close, include, list, rowOf, see, write } = supportIn(() => app)
const client = () => app.createPersona({ full_name: 'Mwila Phiri' })
const first = async (as: Persona) => (await list(as)).questions[0]!

describe('a question', () => {
  it('needs a plan that includes it, and stays readable when the plan has ended', async () => {
    patient = await client()
    const rejected = await ask(patient)
    expect([rejected.status, rejected.body.code]).toEqual([403, 'plan_needed'])
    expect(rejected.body.message).toContain('Comprehensive Care')
    expect(await list(patient)).toMatchObject({ is_included: false, questions: [] })
    const id = await asked(patient)
    await app.database.asOwner(
      'update membership_periods set ends_on = current_date - 2 where user_id = $1',
      [patient.user_id],
    )
    expect(await list(patient)).toMatchObject({ is_included: false, questions: [{ id }] })
    expect((await ask(patient)).status).toBe(403)
    // What waits was promised: more can be said, and it is answered.
    expect((await write(patient, id, 'It was the yearly one.')).status).toBe(200)
    await claim(desk, id)
    await answer(desk, id, 'On Friday.')
    expect((await write(patient, id, 'And then?')).body.code).toBe('plan_needed')
    expect((await first(patient)).messages).toHaveLength(3)
  })

  it('is asked once by a retry, and not with other words', async () => {
    patient = await client()
    await include(patient)
    const question = newQuestionOf()
    const answers = await Promise.all([ask(patient, question), ask(patient, question)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201,
    ])
    expect((await ask(patient, { ...question, words: 'Another' })).status).toBe(409)
    const other = await client()
    await include(other)
    expect((await ask(other, question)).status).toBe(409)
    expect((await list(patient)).questions).toHaveLength(1)
  })

  it('names the field that is wrong', async () => {
    patient = await client()
    await include(patient)
    const none = await ask(patient, newQuestionOf({ words: ' ' }))
    expect([none.status, Object.keys(none.body.fields)]).toEqual([422, ['words']])
    const long = await ask(patient, newQuestionOf({ words: 'x'.repeat(2001) }))
    expect(Object.keys(long.body.fields)).toEqual(['words'])
    const topic = await ask(patient, { ...newQuestionOf(), topic: 'weather' })
    expect(Object.keys(topic.body.fields)).toEqual(['topic'])
  })

  it('is due two open hours later, and stays so when the hours change', async () => {
    patient = await client()
    const before = new Date()
    await asked(patient)
    const openOn = openTimes(await asSystem('read the hours of a test', readCalendar))
    const { due_at } = await first(patient)
    const earliest = afterOpenMinutes(before, 120, openOn).getTime()
    expect(Date.parse(due_at)).toBeGreaterThanOrEqual(earliest)
    expect(Date.parse(due_at)).toBeLessThan(earliest + 5 * 60_000)
    await app.database.asOwner(
      `update opening_hours set ends_at = '11:00' where starts_at = '09:00'`,
    )
    try {
      expect((await first(patient)).due_at).toBe(due_at)
    } finally {
      await app.database.asOwner(
        `update opening_hours set ends_at = '12:00' where starts_at = '09:00'`,
      )
    }
  })

  it('is one of ten that wait at most', async () => {
    patient = await client()
    await include(patient)
    for (let count = 0; count < maxWaiting; count += 1)
      expect((await ask(patient, newQuestionOf())).status).toBe(201)
    expect((await ask(patient, newQuestionOf())).body.code).toBe('too_many_waiting')
    await close(patient, (await first(patient)).id)
    expect((await ask(patient, newQuestionOf())).status).toBe(201)
  })
})

describe('a thread', () => {
  it('shows who is writing, the answer as new until it is seen, and asks again', async () => {
    patient = await client()
    const id = await asked(patient)
    expect(await first(patient)).toMatchObject({ status: 'waiting', claimed_by_name: null })
    await claim(desk, id)
    expect(await first(patient)).toMatchObject({ claimed_by_name: 'Loveness Tembo' })
    await answer(desk, id, 'On Friday.')
    expect(await first(patient)).toMatchObject({
      status: 'answered',
      is_unread: true,
      claimed_by_name: null,
      messages: [
        { is_from_team: false, author_name: null },
        { is_from_team: true, author_name: 'Loveness Tembo', words: 'On Friday.' },
      ],
    })
    const benefits = () => app.call('GET', '/api/benefits', { as: patient })
    expect((await benefits()).body.unread_answers).toBe(1)
    await see(patient, id)
    expect((await first(patient)).is_unread).toBe(false)
    expect((await benefits()).body.unread_answers).toBe(0)
    const message = randomUUID()
    expect((await write(patient, id, 'Which Friday?', message)).status).toBe(200)
    expect((await write(patient, id, 'Which Friday?', message)).status).toBe(200)
    expect((await write(patient, id, 'Other words', message)).status).toBe(409)
    expect(await first(patient)).toMatchObject({ status: 'waiting', claimed_by_name: null })
    expect((await first(patient)).messages).toHaveLength(3)
  })

  it('is closed by its person, and opened again for seven days', async () => {
    patient = await client()
    const id = await asked(patient)
    expect((await close(patient, id)).status).toBe(200)
    expect((await close(patient, id)).status).toBe(200)
    expect((await first(patient)).reopen_until).not.toBeNull()
    expect((await claim(desk, id)).body.code).toBe('ended')
    expect((await write(patient, id, 'One more thing.')).status).toBe(200)
    expect((await first(patient)).status).toBe('waiting')
    await close(patient, id)
    await app.database.asOwner(
      `update support_questions set closed_at = now() - interval '8 days' where id = $1`,
      [id],
    )
    expect((await first(patient)).reopen_until).toBeNull()
    expect((await write(patient, id, 'Too late')).body.code).toBe('closed')
  })

  it('is another’s for no one else', async () => {
    const id = await asked(await client())
    const other = await client()
    for (const call of [close(other, id), see(other, id), write(other, id, 'x')])
      expect((await call).status).toBe(404)
  })

  it('goes to a therapist with words of danger, whatever its topic is, also later', async () => {
    patient = await client()
    const therapist = await provider()
    const early = await asked(patient, { words: 'I want to kill myself.' })
    expect(await rowOf(desk, early)).toBeUndefined()
    expect(await rowOf(therapist, early)).toMatchObject({ reads_first: true, messages: null })
    const later = await asked(patient)
    await claim(desk, later)
    await write(patient, later, 'I want to kill myself.')
    expect(await rowOf(desk, later)).toBeUndefined()
    expect((await answer(desk, later, 'On Friday.')).status).toBe(404)
    expect(await rowOf(therapist, later)).toMatchObject({ reads_first: true, is_mine: false })
  })
})
