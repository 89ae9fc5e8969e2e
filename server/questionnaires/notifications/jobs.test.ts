import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { questionnairesIn } from '#tests/support/questionnaires.ts'
import { announceRequests } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.database.asOwner('delete from platform.mail_outbox'))

const { provider } = practiceIn(() => app)
const { ask, withdrawRequest } = questionnairesIn(() => app)
const queue = announceRequests({
  PUBLIC_URL,
  AUTH_LIMITS: true,
  AUTH_SECRET: 'a secret of the tests, long enough for anything',
})

/** Works off the queue, each task as often as `times`. */
async function announceAll(times = 1) {
  const tasks = await app.database.asOwner(
    `delete from pgboss.job where name = 'questionnaires.asked' returning id`,
  )
  for (const { id } of tasks)
    for (let time = 0; time < times; time += 1)
      await queue.run({ id: String(id), attempt: 1, isLast: false })
}

async function askSomeone() {
  const [patient, doctor] = [
    await app.createPersona({ full_name: 'Mwila Phiri' }),
    await provider(),
  ]
  await bookFor(patient, doctor)
  return { patient, doctor, id: (await ask(doctor, patient)).body.id as string }
}

describe('the email about questions to answer', () => {
  it('names who asks and the last day, with no word about health, once', async () => {
    const { patient, id } = await askSomeone()
    await announceAll(2)
    const emails = await emailsTo(app, patient)
    const day = writtenDay(dayAfter(todayInLusaka(), 3))
    expect(emails.map(({ subject }) => subject)).toEqual([`You have questions to answer by ${day}`])
    const { subject, text_body, html_body } = emails[0]!
    expect(text_body).toContain('Chileshe Mumba asks you to answer a few questions by')
    expect(text_body).toContain(`${PUBLIC_URL}/questions/${id}`)
    for (const text of [subject, text_body, html_body])
      expect(text).not.toMatch(
        /Mwila|PHQ|GAD|WHO|mood|mental|screen|therap|session|health|doctor|patient|clinic|depress/i,
      )
  })

  it('is not sent to a patient who has turned off emails about appointments', async () => {
    const { patient } = await askSomeone()
    const settings = { appointments: false, reminders: true, messages: true }
    await app.call('PUT', '/api/mail-settings', { as: patient, body: settings })
    await announceAll()
    expect(await subjectsTo(app, patient)).toEqual([])
  })

  it('is sent three times a day at most, however often a therapist asks and withdraws', async () => {
    const { patient, doctor, id } = await askSomeone()
    await announceAll()
    for (let open = id, time = 0; time < 4; time += 1) {
      await withdrawRequest(doctor, open)
      open = (await ask(doctor, patient)).body.id as string
      await announceAll()
    }
    expect(await subjectsTo(app, patient)).toHaveLength(3)
  })

  it('is not sent for a request that was withdrawn before', async () => {
    const { patient, doctor, id } = await askSomeone()
    await withdrawRequest(doctor, id)
    await announceAll()
    expect(await subjectsTo(app, patient)).toEqual([])
  })
})
