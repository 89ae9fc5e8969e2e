import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import {
  ask,
  emailsTo,
  move,
  PUBLIC_URL,
  subjectsTo,
  turnOff,
} from '#tests/support/appointment-mails.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { writeMornings } from './jobs.ts'

const day = '2099-11-12'
const at = (time: string, of = day) => instantAt(of, time)

describe('the list of a day', () => {
  let app: TestApp
  let doctor: Persona
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    doctor = await app.createPersona({ role: 'provider' })
  })
  afterEach(() => app.database.asOwner('delete from appointments'))

  const visit = async (time: string, more: object = {}, of = day) =>
    ask(await app.createPersona({ full_name: 'Namwinga Zulu' }), doctor, {
      at: at(time, of),
      status: 'confirmed',
      ...more,
    })
  const run = (time: string, of = day) => writeMornings(at(time, of), PUBLIC_URL)

  it('comes once between six and nine, with each confirmed visit still to come in order, and what waits for an answer', async () => {
    await visit('14:00')
    await visit('09:00')
    await visit('10:00', { status: 'requested' })
    await visit('09:00', { status: 'requested' }, '2099-11-13')
    await visit('11:00', {}, '2099-11-13')
    await run('05:59')
    await run('09:00')
    expect(await subjectsTo(app, doctor)).toEqual([])
    await run('06:00')
    await run('06:01')
    await visit('15:00')
    await run('08:59')
    const emails = await emailsTo(app, doctor)
    expect(emails.map(({ subject }) => subject)).toEqual(['2 appointments on 12 November 2099'])
    expect(emails[0]!.text_body).toContain(
      '09:00 Virtual\n\n14:00 Virtual\n\n2 requests wait for your answer.',
    )
    expect(JSON.stringify(emails)).not.toMatch(/Namwinga|Zulu/)
    await run('06:00', '2099-11-13')
    expect(await subjectsTo(app, doctor)).toHaveLength(2)
  })

  it('leaves out what is cancelled, what has begun, and hours of absence; without a visit none is written', async () => {
    await move(await visit('09:00'), 'cancelled', 'patient')
    await visit('07:00')
    await visit('16:00')
    await app.database.asOwner(
      'insert into absences (provider_id, starts_at, ends_at) values ($1, $2, $3)',
      [doctor.user_id, at('15:00'), at('18:00')],
    )
    await run('07:30')
    expect(await subjectsTo(app, doctor)).toEqual([])
  })

  it('goes to the provider alone, and to none who has turned reminders off or cannot log in', async () => {
    const patient = await app.createPersona()
    await ask(patient, doctor, { at: at('09:00'), status: 'confirmed' })
    const suspended = await app.createPersona({ role: 'provider', isSuspended: true })
    const quiet = await app.createPersona({ role: 'provider' })
    await ask(patient, suspended, { at: at('11:00'), status: 'confirmed' })
    await ask(patient, quiet, { at: at('14:00'), status: 'confirmed' })
    await turnOff(app, quiet, 'reminders')
    await run('06:00')
    const subjects = await Promise.all(
      [patient, doctor, suspended, quiet].map((one) => subjectsTo(app, one)),
    )
    expect(subjects).toEqual([[], ['1 appointment on 12 November 2099'], [], []])
  })

  it('is one also where four servers write at once, and is marked with its email or not at all', async () => {
    for (const time of ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']) await visit(time)
    const table = 'alter table platform.mail_outbox'
    await app.database.asOwner(
      `${table} add constraint broken check (recipient <> '${doctor.email}') not valid`,
    )
    await expect(run('06:00')).rejects.toThrow()
    await app.database.asOwner(`${table} drop constraint broken`)
    await Promise.all(Array.from({ length: 4 }, () => run('06:10')))
    expect(await subjectsTo(app, doctor)).toEqual(['6 appointments on 12 November 2099'])
  })
})
