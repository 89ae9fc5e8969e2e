import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { notifyOfMessages } from './jobs.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
let thread: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const notify = () => notifyOfMessages({ PUBLIC_URL }).run()
const write = async (as: Persona, body: string) =>
  (await app.call('POST', `/api/threads/${thread}/messages`, { as, body: { body } })).body
/** Makes the unread messages of the thread this many minutes older. */
const wait = (minutes: number) =>
  app.database.asOwner(
    `update thread_reads set unread_since = unread_since - $1 * interval '1 minute' where thread_id = $2`,
    [minutes, thread],
  )

async function meet() {
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
  doctor = await provider()
  await bookFor(patient, doctor)
  const body = { provider_id: doctor.user_id }
  thread = (await app.call('POST', '/api/threads', { as: patient, body })).body.id
}

describe('the mail about a message', () => {
  it('comes once, after two minutes, until it is read, without name or text', async () => {
    await meet()
    await write(patient, 'My head aches.')
    await notify()
    expect(await subjectsTo(app, doctor)).toEqual([])
    await wait(3)
    await write(patient, 'Still.')
    await Promise.all([notify(), notify()])
    await notify()
    expect(await subjectsTo(app, doctor)).toEqual(['You have a new message'])
    const [email] = await emailsTo(app, doctor)
    expect(email!.text_body).toContain(`${PUBLIC_URL}/messaging`)
    for (const text of Object.values(email!)) expect(text).not.toMatch(/Natasha|Phiri|aches/)
  })

  it('comes again for what is written after it was read', async () => {
    await meet()
    const last = await write(doctor, 'How do you feel?')
    await wait(3)
    await notify()
    await app.call('PUT', `/api/threads/${thread}/read`, {
      as: patient,
      body: { message_id: last.id },
    })
    await write(doctor, 'And today?')
    await wait(3)
    await notify()
    expect(await subjectsTo(app, patient)).toHaveLength(2)
    expect((await emailsTo(app, patient))[0]!.text_body).toContain(`${PUBLIC_URL}/messages`)
  })

  it('does not go to a user who was reading, or has turned such emails off', async () => {
    await meet()
    const seen = await write(doctor, 'Good morning')
    await app.call('PUT', `/api/threads/${thread}/read`, {
      as: patient,
      body: { message_id: seen.id },
    })
    await wait(3)
    const settings = { appointments: true, reminders: true, messages: false }
    await app.call('PUT', '/api/mail-settings', { as: doctor, body: settings })
    await write(patient, 'Good morning')
    await wait(3)
    await notify()
    expect([await subjectsTo(app, patient), await subjectsTo(app, doctor)]).toEqual([[], []])
  })
})
