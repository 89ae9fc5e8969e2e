import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem, tables } from '#server/platform/db.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import {
  ask,
  emailsTo,
  move,
  PUBLIC_URL,
  subjectsTo,
  thursday,
  thursdayInWords,
  turnOff,
} from '#tests/support/appointment-mails.ts'
import { erasePerson } from '../../accounts/my-data/data.ts'
import { appointmentEvents } from './jobs.ts'
import { limit } from '#tests/support/patience.ts'

const [past, pastInWords] = [new Date('2021-03-04T08:00:00Z'), 'Thursday 4 March 2021, 10:00']
const queue = appointmentEvents({ PUBLIC_URL })

describe('the notification of an appointment', () => {
  let app: TestApp
  let patient: Persona
  let provider: Persona
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    patient = await app.createPersona({ full_name: 'Namwinga Zulu' })
    provider = await app.createPersona({ role: 'provider', full_name: 'Chileshe Mumba' })
  })

  /** Jobs in the queue. */
  async function unnotified() {
    const rows = await app.database.asOwner(
      `select id from pgboss.job where name = '${queue.name}' and state < 'active' order by created_on`,
    )
    return rows.map(({ id }) => ({ id: String(id), attempt: 1, isLast: false }))
  }

  /** Works off the queue, as a server does; returns how many jobs will be retried. */
  async function notifyAll() {
    let again = 0
    for (const task of await unnotified()) {
      const outcome = await queue.run(task).catch(() => 'again')
      if (outcome === 'again') again += 1
      else await app.database.asOwner('delete from pgboss.job where id = $1', [task.id])
    }
    return again
  }

  /** Subjects to the two since the last time, after the job has run. */
  async function notifiedSubjects() {
    await notifyAll()
    const subjects = {
      patient: await subjectsTo(app, patient),
      provider: await subjectsTo(app, provider),
    }
    await app.database.asOwner('delete from platform.mail_outbox')
    return subjects
  }
  const both = (subject: string, when = thursdayInWords) => ({
    patient: [`${subject}: ${when}`],
    provider: [`${subject}: ${when}`],
  })
  /** Of what the provider did, and knows. */
  const patientAlone = (subject: string) => ({ ...both(subject), provider: [] })

  it('is a request, its confirmation and its cancellation, each once, and to no provider who did it', async () => {
    const id = await ask(patient, provider)
    expect(await notifiedSubjects()).toEqual(both('Requested'))
    await move(id, 'confirmed')
    await notifyAll()
    expect((await emailsTo(app, patient))[0]!.text_body).toContain(`: ${PUBLIC_URL}/call/${id}`)
    expect(await notifiedSubjects()).toEqual(patientAlone('Confirmed'))
    await move(id, 'cancelled', 'patient')
    expect(await notifiedSubjects()).toEqual(both('Cancelled'))
    expect(await notifiedSubjects()).toEqual({ patient: [], provider: [] })
  })

  it('is that a request was declined', async () => {
    const id = await ask(patient, provider)
    await notifiedSubjects()
    await move(id, 'cancelled', 'provider')
    expect(await notifiedSubjects()).toEqual(patientAlone('Declined'))
  })

  it('is a proposal, and that it was accepted', async () => {
    const id = await ask(patient, provider, { requested_by: 'provider' })
    expect(await notifiedSubjects()).toEqual(patientAlone('Proposed'))
    await move(id, 'confirmed')
    await notifyAll()
    const [toProvider] = await emailsTo(app, provider)
    expect(toProvider!.text_body).toContain(
      `The time you proposed was accepted: ${thursdayInWords}`,
    )
    expect(await notifiedSubjects()).toEqual(both('Confirmed'))
  })

  it('is a proposal that was turned down, or taken back', async () => {
    const first = await ask(patient, provider, { requested_by: 'provider' })
    await notifiedSubjects()
    await move(first, 'cancelled', 'patient')
    expect(await notifiedSubjects()).toEqual(both('Declined'))
    const second = await ask(patient, provider, { requested_by: 'provider' })
    await notifiedSubjects()
    await move(second, 'cancelled', 'provider')
    expect(await notifiedSubjects()).toEqual(patientAlone('Withdrawn'))
  })

  it('is that the provider did not answer in time', async () => {
    await move(await ask(patient, provider, { at: past }), 'cancelled', 'system')
    expect(await notifiedSubjects()).toEqual(both('Not answered', pastInWords))
    const proposal = { at: past, requested_by: 'provider' } as const
    await move(await ask(patient, provider, proposal), 'cancelled', 'system')
    expect(await notifiedSubjects()).toEqual(both('Not accepted', pastInWords))
  })

  it('is that a confirmed time cannot take place once its provider has left', async () => {
    await ask(patient, provider, { status: 'confirmed' })
    await asSystem('erase a person in a test', (tx) => erasePerson(tx, provider.user_id))
    const patients = [`Cancelled: ${thursdayInWords}`]
    expect(await notifiedSubjects()).toEqual({ patient: patients, provider: [] })
  })

  it('is an earlier time that is reserved for the patient, as long as it is', async () => {
    const id = await ask(patient, provider, { status: 'confirmed' })
    const earlier = new Date('2099-11-11T13:00:00Z')
    const offer = async (expires_at: Date) => {
      await asSystem('offer a slot in a test', async (tx) => {
        const [entry] = await tx.run(
          tables
            .insertInto('waiting_list')
            .values({ patient_id: patient.user_id, appointment_id: id })
            .onConflict((conflict) =>
              conflict.column('appointment_id').doUpdateSet({ appointment_id: id }),
            )
            .returning('id'),
        )
        const [made] = await tx.run(
          tables
            .insertInto('slot_offers')
            .values({
              entry_id: entry!.id,
              patient_id: patient.user_id,
              provider_id: provider.user_id,
              appointment_time: earlier,
              expires_at,
            })
            .returning('id'),
        )
        await tx.run(
          tables.insertInto('appointment_events').values({ offer_id: made!.id, kind: 'offered' }),
        )
      })
    }
    await offer(past)
    expect(await notifiedSubjects()).toEqual({ patient: [], provider: [] })
    await app.database.asOwner(`update slot_offers set answer = 'expired', answered_at = now()`)
    await offer(new Date('2099-01-01T10:05:00Z'))
    await notifyAll()
    const [email] = await emailsTo(app, patient)
    expect(email!.subject).toBe('Earlier time: Wednesday 11 November 2099, 15:00')
    expect(email!.text_body).toContain('held for you until Thursday 1 January 2099, 12:05')
    expect(await subjectsTo(app, provider)).toEqual([])
  })

  it('names an earlier time and the replaced one in a single email', async () => {
    const old = await ask(patient, provider, {
      status: 'confirmed',
      at: new Date('2099-11-13T08:00:00Z'),
    })
    const id = await ask(patient, provider, { replaces: old })
    await notifyAll()
    expect((await emailsTo(app, patient))[0]!.text_body).toContain(
      'Your appointment on Friday 13 November 2099, 10:00 stays until this one is confirmed.',
    )
    await notifiedSubjects()
    await move(id, 'confirmed')
    await notifyAll()
    const letters = await emailsTo(app, patient)
    expect(letters.map(({ subject }) => subject)).toEqual([`Confirmed: ${thursdayInWords}`])
    expect(letters[0]!.text_body).toContain(
      'replaces your appointment on Friday 13 November 2099, 10:00',
    )
    expect((await notifiedSubjects()).provider).toEqual([
      'Cancelled: Friday 13 November 2099, 10:00',
    ])
  })

  it('is only what is still true when it is written', async () => {
    const id = await ask(patient, provider)
    await move(id, 'confirmed')
    expect(await notifiedSubjects()).toEqual(patientAlone('Confirmed'))
    const other = await ask(patient, provider, { at: new Date('2099-11-13T08:00:00Z') })
    await move(other, 'confirmed')
    await move(other, 'cancelled', 'patient')
    expect(await notifiedSubjects()).toEqual(both('Cancelled', 'Friday 13 November 2099, 10:00'))
    await ask(patient, provider, { at: past })
    expect(await notifiedSubjects()).toEqual({ patient: [], provider: [] })
  })

  it('names the patient in no email to their provider', async () => {
    const id = await ask(patient, provider)
    await notifyAll()
    await move(id, 'confirmed')
    await notifyAll()
    await move(id, 'cancelled', 'patient')
    await notifyAll()
    const letters = await emailsTo(app, provider)
    expect(letters).toHaveLength(2)
    expect(JSON.stringify(letters)).not.toMatch(/Namwinga|Zulu/)
    expect(JSON.stringify(letters)).not.toContain(patient.email)
  })

  it('reaches no one who has turned these emails off, but the other', async () => {
    await turnOff(app, patient, 'appointments')
    await turnOff(app, provider, 'reminders')
    await ask(patient, provider)
    expect(await notifiedSubjects()).toEqual({
      patient: [],
      provider: [`Requested: ${thursdayInWords}`],
    })
    // An omitted notification is not sent later.
    await app.database.asOwner('delete from mail_settings')
    expect(await notifiedSubjects()).toEqual({ patient: [], provider: [] })
  })

  it.each([
    ['does not reach somebody who is suspended', `banned_until = 'infinity'`, false],
    ['reaches somebody who was suspended once', `banned_until = '2020-01-01'`, true],
    ['does not reach somebody whose account is closed', 'deleted_at = now()', false],
    ['does not reach an address that nobody confirmed', 'email_confirmed_at = null', false],
    ['does not fail where there is no address', 'email = null', false],
  ])('%s', async (_, change, isReached) => {
    await app.database.asOwner(`update accounts.users set ${change} where id = $1`, [
      patient.user_id,
    ])
    await ask(patient, provider)
    const { patient: subjects, provider: others } = await notifiedSubjects()
    expect([subjects.length, others.length]).toEqual([isReached ? 1 : 0, 1])
  })

  it('links a student, who may not open the list, to the page of booking', async () => {
    const student = await app.createPersona({ is_student: true })
    await ask(student, provider)
    await notifyAll()
    expect((await emailsTo(app, student))[0]!.text_body).toContain(`${PUBLIC_URL}/book-appointment`)
  })

  it('is sent once by four runners at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.createPersona()))
    for (const [index, one] of people.entries())
      await ask(one, provider, { at: new Date(thursday.getTime() + index * 3_600_000) })
    const pieces = await unnotified()
    await Promise.all(
      Array.from({ length: 4 }, () => pieces)
        .flat()
        .map((task) => queue.run(task)),
    )
    for (const one of people) expect(await subjectsTo(app, one)).toHaveLength(1)
    expect(await subjectsTo(app, provider)).toHaveLength(6)
  })

  it('is sent once, later, where the emails could not be written', async () => {
    await ask(patient, provider)
    const table = 'alter table platform.mail_outbox'
    // The first email is written, the second is rejected.
    await app.database.asOwner(
      `${table} add constraint broken check (recipient <> '${provider.email}') not valid`,
    )
    await app.database.asOwner(
      `${table} add constraint broken_too check (recipient <> '${patient.email}') not valid`,
    )
    expect(await notifyAll()).toBe(1)
    await app.database.asOwner(`${table} drop constraint broken_too`)
    expect(await notifyAll()).toBe(1)
    await app.database.asOwner(`${table} drop constraint broken`)
    expect(await notifiedSubjects()).toEqual(both('Requested'))
    expect(await notifiedSubjects()).toEqual({ patient: [], provider: [] })
  })

  it('is sent by a server within seconds, without a request for it', async () => {
    const stop = startJobs([], [queue])
    await ask(patient, provider)
    await expect
      .poll(() => subjectsTo(app, provider), { timeout: limit(20_000) })
      .toEqual([`Requested: ${thursdayInWords}`])
    await stop()
  })

  it('is forgotten with the appointment, and fails nothing', async () => {
    await ask(patient, provider)
    await asSystem('erase a person in a test', (tx) => erasePerson(tx, patient.user_id))
    expect(await notifyAll()).toBe(0)
    expect(await subjectsTo(app, provider)).toEqual([])
  })
})
