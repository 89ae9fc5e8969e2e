import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLusaka } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { supportIn } from '#tests/support/support-questions.ts'

let app: TestApp
let admin: Persona
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
})
afterAll(() => app.close())

const { age, answer, asked, claim, close } = supportIn(() => app)
const figures = async (by: string) =>
  (await app.call('GET', `/api/admin/support-figures?by=${by}`, { as: admin })).body

/** A question of some weeks ago, answered after so many open minutes; of 120 it was in time. */
async function answeredBefore(weeks: number, open_minutes: number, topic = 'plan') {
  const [id, team] = [randomUUID(), topic === 'health' ? 'therapist' : 'desk']
  const asked_at = new Date(Date.now() - weeks * 7 * 86_400_000 - 6 * 3_600_000)
  const after = (minutes: number) => new Date(asked_at.getTime() + minutes * 60_000)
  await app.database.asOwner(
    `insert into support_questions (id, user_id, topic, team, status, asked_at, remind_at, due_at, answered_at, created_at)
     values ($1, $2, $3, $4, 'answered', $5, $6, $7, $8, $5)`,
    [id, patient.user_id, topic, team, asked_at, after(90), after(120), after(open_minutes)],
  )
  await app.database.asOwner(
    `insert into support_messages (id, question_id, user_id, words, due_at, answered_at, open_minutes, created_at)
     values ($1, $1, $2, 'When?', $3, $4, $5, $6)`,
    [id, patient.user_id, after(120), after(open_minutes), open_minutes, asked_at],
  )
}

describe('the figures of the promise', () => {
  it('are the share in time, the median and the longest of each week, and of each topic', async () => {
    for (const minutes of [30, 60, 150]) await answeredBefore(2, minutes)
    await answeredBefore(3, 90, 'health')
    await answeredBefore(60, 90)
    const { periods, topics } = await figures('week')
    expect(periods).toMatchObject([
      { counted: 3, in_time: 2, median_minutes: 60, longest_minutes: 150 },
      { counted: 1, in_time: 1, median_minutes: 90 },
    ])
    for (const { from } of periods) expect(inLusaka(`${from}T10:00:00Z`).weekday).toBe(1)
    expect(topics).toMatchObject([
      { topic: 'health', counted: 1, in_time: 1 },
      { topic: 'plan', counted: 3, in_time: 2 },
    ])
    const months = await figures('month')
    for (const { from } of months.periods) expect(from).toMatch(/-01$/)
  })

  it('count what is late without an answer, and not what was closed in time', async () => {
    const before = await figures('week')
    const [late, closed] = [await asked(patient), await asked(patient)]
    await close(patient, closed)
    await age(late, 30 * 24 * 60)
    await app.database.asOwner(
      `update support_messages set due_at = due_at - interval '30 days', created_at = created_at - interval '30 days' where id = $1`,
      [late],
    )
    const after = await figures('week')
    expect(after).toMatchObject({ waiting: before.waiting + 1, overdue: before.overdue + 1 })
    expect(after.overdue_since).not.toBeNull()
    const sum = ({ periods }: { periods: { counted: number }[] }) =>
      periods.reduce((total, { counted }) => total + counted, 0)
    expect(sum(after)).toBe(sum(before) + 1)
    const waiting = await app.call('GET', '/api/admin/waiting', { as: admin })
    expect(waiting.body.late_questions).toBe(after.overdue)
  })

  it('come with the answer: its open minutes are stored', async () => {
    const desk = await app.createPersona({ role: 'front_desk' })
    const id = await asked(patient)
    await claim(desk, id)
    await answer(desk, id, 'On Friday.')
    const [row] = await app.database.asOwner(
      'select open_minutes, answered_at is not null as is_answered from support_messages where id = $1',
      [id],
    )
    expect(row).toEqual({ open_minutes: 0, is_answered: true })
  })

  it('are a file as well, and for admins alone', async () => {
    const file = await app.call('GET', '/api/admin/support-figures/csv?by=month', { as: admin })
    expect(file.status).toBe(200)
    const rejected = await app.call('GET', '/api/admin/support-figures?by=week', { as: patient })
    expect(rejected.status).toBe(403)
    const wrong = await app.call('GET', '/api/admin/support-figures?by=day', { as: admin })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['by']])
  })
})
