import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { supportIn } from '#tests/support/support-questions.ts'
import { notifyOfSupportAnswers } from '../notifications/jobs.ts'
import { remindOfQuestions } from './jobs.ts'

let app: TestApp
let desk: Persona
let admin: Persona
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from support_questions')
  await app.database.asOwner('delete from platform.mail_outbox')
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
})

const { provider } = practiceIn(() => app)
const { answer, asked, claim, handOver } = supportIn(() => app)
/** A Thursday at ten in Lusaka, and minutes after it. */
const at = (minutes: number) => new Date(Date.parse('2026-11-12T08:00:00Z') + minutes * 60_000)
const run = (minutes: number) => remindOfQuestions({ PUBLIC_URL, clock: () => at(minutes) }).run()
/** Its answer is due at ten, and its reminder half an hour before. */
const dueAtTen = (id: string) =>
  app.database.asOwner(
    `update support_questions set asked_at = $2, remind_at = $3, due_at = $4, claimed_at = $3 where id = $1`,
    [id, at(-120), at(-30), at(0)],
  )
const waits = 'You have a task in Ubumi'

describe('those who may answer', () => {
  it('are reminded half an hour before, once, and the email says nothing of it', async () => {
    const therapist = await provider({ profession: 'therapist' })
    await dueAtTen(await asked(patient))
    await run(-31)
    expect(await subjectsTo(app, desk)).toEqual([])
    await Promise.all([run(-30), run(-30)])
    await run(-29)
    expect([await subjectsTo(app, desk), await subjectsTo(app, admin)]).toEqual([[waits], [waits]])
    expect(await subjectsTo(app, therapist)).toEqual([])
    for (const text of Object.values((await emailsTo(app, desk))[0]!))
      expect(text).not.toMatch(/Natasha|Phiri|health|plan|patient/i)
  })

  it('are who has claimed it alone, and the providers to whom it was handed over', async () => {
    const clerk = await app.createPersona({ role: 'front_desk' })
    const therapist = await provider({ profession: 'therapist' })
    const id = await asked(patient)
    await claim(clerk, id)
    await dueAtTen(id)
    await run(-30)
    expect([await subjectsTo(app, clerk), await subjectsTo(app, desk)]).toEqual([[waits], []])
    await handOver(clerk, id, 'therapist')
    await run(-20)
    expect(await subjectsTo(app, therapist)).toEqual([waits])
  })
})

describe('what is late', () => {
  it('is said to admins and the lead, hourly while it is open, until it is answered', async () => {
    const lead = await provider({ profession: 'therapist' })
    await app.database.asOwner(
      `insert into safety_duties (provider_id, duty, place) values ($1, 'lead', 1)`,
      [lead.user_id],
    )
    const id = await asked(patient)
    await dueAtTen(id)
    await app.database.asOwner(`update support_questions set team_reminded_at = now()`)
    await run(-1)
    expect(await subjectsTo(app, admin)).toEqual([])
    await Promise.all([run(0), run(0)])
    await run(59)
    expect(await subjectsTo(app, admin)).toEqual([waits])
    expect(await subjectsTo(app, lead)).toEqual([waits])
    await run(61)
    expect(await subjectsTo(app, admin)).toHaveLength(2)
    // Eight in the evening.
    await run(600)
    expect(await subjectsTo(app, admin)).toHaveLength(2)
    // The next morning.
    await run(24 * 60)
    expect(await subjectsTo(app, admin)).toHaveLength(3)
    await claim(desk, id)
    await answer(desk, id, 'On Friday.')
    await run(25 * 60 + 5)
    expect(await subjectsTo(app, admin)).toHaveLength(3)
  })

  it('is one email an hour, whatever becomes late meanwhile', async () => {
    await dueAtTen(await asked(patient))
    await run(0)
    const other = await asked(patient)
    await dueAtTen(other)
    await app.database.asOwner(`update support_questions set team_reminded_at = now()`)
    await run(10)
    const before = (await subjectsTo(app, admin)).length
    await run(60)
    expect(await subjectsTo(app, admin)).toHaveLength(before + 1)
  })
})

it('an answer is notified by one email that says nothing of it', async () => {
  const id = await asked(patient)
  await claim(desk, id)
  await answer(desk, id, 'Your plan ends on Friday.')
  const notify = () => notifyOfSupportAnswers({ PUBLIC_URL }).run()
  await Promise.all([notify(), notify()])
  await notify()
  expect(await subjectsTo(app, patient)).toEqual(['There is something new for you'])
  const [email] = await emailsTo(app, patient)
  expect(email!.text_body).toContain(`${PUBLIC_URL}/support`)
  for (const text of Object.values(email!)) expect(text).not.toMatch(/plan|Friday|health|question/i)
})
