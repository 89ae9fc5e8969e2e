import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { remind, writeReminders } from './jobs.ts'
import type { ReminderKind } from './reminder-kinds.ts'

const minute = 60 * 1000
const hour = 60 * minute
const before = (milliseconds: number) => new Date(thursday.getTime() - milliseconds)

describe('a reminder', () => {
  let app: TestApp
  let patient: Persona
  let provider: Persona
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    patient = await app.createPersona({ full_name: 'Namwinga Zulu' })
    provider = await app.createPersona({ role: 'provider' })
  })
  afterEach(() => app.database.asOwner('delete from appointments'))

  const run = (kind: ReminderKind, at: Date) => writeReminders(kind, at, PUBLIC_URL)
  const subjects = async () => [await subjectsTo(app, patient), await subjectsTo(app, provider)]
  const one = `Reminder: ${thursdayInWords}`

  it.each([
    ['day', 24 * hour],
    ['hour', hour],
  ] as const)(
    'of the %s before falls due at that very moment, not before, and once',
    async (kind, due) => {
      await ask(patient, provider, { status: 'confirmed' })
      await run(kind, before(due + 1))
      expect(await subjects()).toEqual([[], []])
      await run(kind, before(due))
      expect(await subjects()).toEqual([[one], [one]])
      await run(kind, before(due))
      await run(kind, before(due - minute))
      expect(await subjects()).toEqual([[one], [one]])
    },
  )

  it.each([
    ['day', 2 * hour],
    ['hour', 10 * minute],
  ] as const)(
    'of the %s before is written late, where no server ran, until it is of no use',
    async (kind, last) => {
      await ask(patient, provider, { status: 'confirmed' })
      await run(kind, before(last - 1))
      expect(await subjects()).toEqual([[], []])
      await run(kind, before(last))
      expect(await subjects()).toEqual([[one], [one]])
    },
  )

  it('says to both where a Virtual session is joined', async () => {
    const id = await ask(patient, provider, { status: 'confirmed' })
    await run('hour', before(hour))
    for (const person of [patient, provider]) {
      const [email] = await emailsTo(app, person)
      expect(email!.text_body).toContain(`: ${PUBLIC_URL}/call/${id}`)
    }
  })

  it('says the same on either day: no word that a late mail would make wrong', async () => {
    await ask(patient, provider, { status: 'confirmed' })
    await run('day', before(23 * hour))
    await run('hour', before(30 * minute))
    const [first, second] = await emailsTo(app, patient)
    expect(first!.text_body).toContain(`on ${thursdayInWords} (time in Lusaka)`)
    expect(first!.text_body).toBe(second!.text_body)
    expect(JSON.stringify(await emailsTo(app, provider))).not.toMatch(/Namwinga|Zulu/)
  })

  it.each([
    ['day', 24 * hour, 2 * hour],
    ['hour', hour, 30 * minute],
  ] as const)(
    'of the %s before is left out where the confirmation has just said the same',
    async (kind, due, fresh) => {
      const id = await ask(patient, provider)
      await move(id, 'confirmed')
      const confirmedAt = (at: Date) =>
        app.database.asOwner(
          `update appointment_events set occurred_at = $1 where kind = 'confirmed'`,
          [at],
        )
      await confirmedAt(before(due + fresh - 1))
      await run(kind, before(due))
      await run(kind, before(due - 5 * minute))
      expect(await subjects()).toEqual([[], []])
      await confirmedAt(before(due + fresh))
      await run(kind, before(due - 5 * minute))
      expect(await subjects()).toEqual([[one], [one]])
    },
  )

  it('is written of what is confirmed alone', async () => {
    const id = await ask(patient, provider)
    await run('day', before(hour * 20))
    expect(await subjects()).toEqual([[], []])
    await move(id, 'cancelled', 'patient')
    await run('day', before(hour * 20))
    expect(await subjects()).toEqual([[], []])
  })

  it('is not written where the provider is away then, until the absence is removed', async () => {
    await ask(patient, provider, { status: 'confirmed' })
    await app.database.asOwner(
      'insert into absences (provider_id, starts_at, ends_at) values ($1, $2, $3)',
      [provider.user_id, before(hour), new Date(thursday.getTime() + hour)],
    )
    await run('day', before(24 * hour))
    expect(await subjects()).toEqual([[], []])
    await app.database.asOwner('delete from absences')
    await run('day', before(20 * hour))
    expect(await subjects()).toEqual([[one], [one]])
  })

  it('reaches no one who has turned reminders off by then, also not later', async () => {
    await ask(patient, provider, { status: 'confirmed' })
    await turnOff(app, patient, 'reminders')
    await turnOff(app, provider, 'appointments')
    await run('day', before(24 * hour))
    await app.database.asOwner('delete from mail_settings')
    await run('day', before(23 * hour))
    expect(await subjects()).toEqual([[], [one]])
  })

  it('is written once by four runners at once, however many fall due', async () => {
    const people = await Promise.all(
      Array.from({ length: 60 }, async () => ({
        patient: await app.createPersona(),
        provider: await app.createPersona({ role: 'provider' }),
      })),
    )
    for (const two of people) await ask(two.patient, two.provider, { status: 'confirmed' })
    await Promise.all(Array.from({ length: 4 }, () => run('hour', before(hour))))
    for (const two of people) {
      expect(await subjectsTo(app, two.patient)).toEqual([one])
      expect(await subjectsTo(app, two.provider)).toEqual([one])
    }
  })

  it('is put down with its letters, or neither', async () => {
    await ask(patient, provider, { status: 'confirmed' })
    const table = 'alter table platform.mail_outbox'
    await app.database.asOwner(
      `${table} add constraint broken check (recipient <> '${provider.email}') not valid`,
    )
    await expect(run('day', before(24 * hour))).rejects.toThrow()
    expect(await subjects()).toEqual([[], []])
    await app.database.asOwner(`${table} drop constraint broken`)
    await run('day', before(24 * hour - minute))
    expect(await subjects()).toEqual([[one], [one]])
  })

  it('is looked for by the clock of the server', async () => {
    const at = new Date(Date.now() + 24 * hour - minute)
    await ask(patient, provider, { status: 'confirmed', at })
    await remind({ PUBLIC_URL }).run()
    expect(await subjectsTo(app, patient)).toHaveLength(1)
    await app.database.asOwner('update appointments set appointment_time = $1', [
      new Date(Date.now() + hour - minute),
    ])
    await remind({ PUBLIC_URL }).run()
    expect(await subjectsTo(app, patient)).toHaveLength(2)
  })
})
