import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL } from '#tests/support/appointment-mails.ts'
import { daysAgo, medicinesIn, tablets } from '#tests/support/medicines.ts'
import { remindAt, remindOfDoses, remindOfRefills, remindOfRefillsAt } from './jobs.ts'

const yesterday = daysAgo(1)
const at = (time: string, day = yesterday) => new Date(`${day}T${time}:00+02:00`)
const run = (when: Date) => remindAt(when, PUBLIC_URL)

describe('a reminder of a dose', () => {
  let app: TestApp
  let chanda: Persona
  const { add, change, stop, record } = medicinesIn(() => app)
  const letters = (to = chanda) => emailsTo(app, to)
  /** Written down long ago, so that yesterday's doses were asked for. */
  const validate = async (as: Persona, more: object = {}): Promise<string> => {
    const { id } = (await add(as, tablets({ reminders: true, ...more }))).body
    await app.database.asOwner(
      `update medicines set created_at = now() - interval '9 days' where id = $1`,
      [id],
    )
    return id
  }
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    chanda = await app.createPersona()
  })
  afterEach(async () => {
    await app.database.asOwner('update medicines set reminders = false')
  })

  it('is written at its time, not before, and once', async () => {
    await validate(chanda)
    await run(at('07:59'))
    expect(await letters()).toEqual([])
    await run(at('08:00'))
    await run(at('08:00'))
    await run(at('08:59'))
    expect(await letters()).toHaveLength(1)
    await run(at('20:30'))
    expect(await letters()).toHaveLength(2)
  })

  it('says nothing of what it is about', async () => {
    await validate(chanda, { notes: 'for my heart' })
    await run(at('08:00'))
    const [email] = await letters()
    expect(email).toMatchObject({ subject: 'Your reminder' })
    expect(email!.text_body).toContain('at 08:00 (time in Lusaka)')
    expect(JSON.stringify(email)).not.toMatch(/amlodipine|medic|dose|tablet|heart|health|pressure/i)
  })

  it('is left out after an hour without a server, and for a dose that is recorded', async () => {
    const id = await validate(chanda)
    await run(at('09:01'))
    expect(await letters()).toEqual([])
    await record(chanda, id, yesterday, '20:00', { outcome: 'taken' })
    await run(at('20:00'))
    expect(await letters()).toEqual([])
  })

  it('is one email for doses that are due together', async () => {
    await validate(chanda)
    await validate(chanda, { name: 'Metformin', strength: 500, times: ['08:00', '08:30'] })
    await run(at('08:30'))
    const written = await letters()
    expect(written).toHaveLength(1)
    expect(written[0]!.text_body).toContain('at 08:00 and 08:30')
  })

  it('reaches who asked for it alone: not after a stop, a change, or on another day', async () => {
    await validate(chanda, { reminders: false })
    const stopped = await validate(chanda)
    await stop(chanda, stopped)
    const weekday = new Date(`${yesterday}T12:00Z`).toLocaleDateString('en-GB', { weekday: 'long' })
    const days = tablets().days.filter((day) => day !== weekday)
    await validate(chanda, { days })
    await validate(chanda, { ends_on: daysAgo(2) })
    const off = await validate(chanda)
    await change(chanda, off, tablets({ reminders: false }))
    await run(at('08:00'))
    expect(await letters()).toEqual([])
  })

  it('goes by the plan of that day', async () => {
    const id = await validate(chanda, { times: ['00:00'] })
    await change(chanda, id, tablets({ reminders: true, times: ['10:00'] }))
    await run(at('10:00'))
    expect(await letters()).toEqual([])
    await run(at('00:00'))
    expect(await letters()).toHaveLength(1)
  })

  it('is written every few days, from the first day on', async () => {
    await validate(chanda, { how_often: 'every', every_days: 3, starts_on: daysAgo(7) })
    await run(at('08:00', daysAgo(2)))
    expect(await letters()).toEqual([])
    await run(at('08:00'))
    expect(await letters()).toHaveLength(1)
    // Yesterday was a day of the first rhythm; a new one begins with its plan.
    const id = await validate(chanda, { starts_on: daysAgo(6) })
    await app.database.asOwner(`update medicine_plans set every_days = 4 where medicine_id = $1`, [
      id,
    ])
    await run(at('08:30'))
    expect(await letters()).toHaveLength(1)
  })

  it('is none of a medicine taken as needed', async () => {
    await validate(chanda, { how_often: 'needed', at_most: 4, times: [] })
    for (const time of ['00:00', '08:00', '20:00']) await run(at(time))
    expect(await letters()).toEqual([])
  })

  it('reaches no account that is suspended', async () => {
    await validate(chanda)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [chanda.user_id],
    )
    await run(at('08:00'))
    expect(await letters()).toEqual([])
  })

  it('is written once by four runners at once, however many fall due', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => app.createPersona()))
    const times = ['07:10', '07:20', '07:30', '07:40', '07:50', '08:00']
    for (const one of people) await validate(one, { times })
    await Promise.all(Array.from({ length: 4 }, () => run(at('08:00'))))
    for (const one of people) {
      const written = await letters(one)
      // At most 200 doses go together: one person's six may be in two emails.
      expect(written.length).toBeGreaterThan(0)
    }
    const [counted] = await app.database.asOwner(
      `select count(*)::int as doses from medicine_reminders where user_id = any($1)`,
      [people.map(({ user_id }) => user_id)],
    )
    expect(counted!.doses).toBe(240)
  })

  it('is looked for by the clock of the server, and forgotten after a week', async () => {
    await validate(chanda)
    await run(at('08:00', daysAgo(9)))
    await remindOfDoses({ PUBLIC_URL }).run()
    const kept = await app.database.asOwner('select from medicine_reminders where day < $1', [
      daysAgo(7),
    ])
    expect(kept).toEqual([])
  })
})

describe('a reminder of a refill', () => {
  let app: TestApp
  let chanda: Persona
  const { add, change } = medicinesIn(() => app)
  const letters = (to = chanda) => emailsTo(app, to)
  const today = todayInLusaka()
  const noon = (day: string) => new Date(`${day}T12:00:00+02:00`)
  const run = (day = today) => remindOfRefillsAt(noon(day), PUBLIC_URL)
  /** Twice a day, so that `supply_left` is for half as many days. */
  const validate = async (as: Persona, supply_left: number | null, more: object = {}) =>
    (await add(as, tablets({ reminders: true, supply_left, ...more }))).body.id as string
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    chanda = await app.createPersona()
  })

  it('is written once, a week before the supply ends, and again after the next count', async () => {
    const id = await validate(chanda, 20)
    await run()
    await run(dayAfter(today, 1))
    expect(await letters()).toEqual([])
    await Promise.all([run(dayAfter(today, 2)), run(dayAfter(today, 2))])
    await run(dayAfter(today, 3))
    expect(await letters()).toHaveLength(1)
    await change(chanda, id, tablets({ reminders: true, supply_left: 60 }))
    await run(dayAfter(today, 10))
    expect(await letters()).toHaveLength(1)
    await run(dayAfter(today, 25))
    expect(await letters()).toHaveLength(2)
  })

  it('does not say what it is about, and is one email for supplies that end together', async () => {
    await validate(chanda, 2, { purpose: 'for my heart' })
    await validate(chanda, 4, { name: 'Metformin', strength: 500 })
    await run()
    const [email, ...others] = await letters()
    expect(others).toEqual([])
    expect(email).toMatchObject({ subject: 'Your reminder' })
    expect(JSON.stringify(email)).not.toMatch(
      /amlodipine|metformin|medic|dose|tablet|heart|health|refill/i,
    )
  })

  it('reaches who asked for it alone, and no account that is suspended', async () => {
    await validate(chanda, 2, { reminders: false })
    await validate(chanda, null)
    await validate(chanda, 2, { ends_on: today })
    await remindOfRefills({ PUBLIC_URL }).run()
    expect(await letters()).toEqual([])
    const banned = await app.createPersona()
    await validate(banned, 2)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [banned.user_id],
    )
    await run()
    expect(await letters(banned)).toEqual([])
  })

  it('reaches each of more people than are looked at together', async () => {
    await app.database.asOwner(
      `insert into medicines (user_id, name, care, starts_on, reminders, supply_left, supply_on)
       select $1, 'Many', 'other', '2026-01-01', true, 10, $2 from generate_series(1, 450)`,
      [(await app.createPersona()).user_id, today],
    )
    const people = await Promise.all(Array.from({ length: 5 }, () => app.createPersona()))
    for (const one of people) await validate(one, 2)
    await run()
    for (const one of people) expect(await letters(one)).toHaveLength(1)
  })
})
