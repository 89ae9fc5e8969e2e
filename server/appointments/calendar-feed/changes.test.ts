import { placeOf } from '#domain/appointments/bring.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedAddress } from '#domain/appointments/calendar-feed.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const make = async (as: Persona) =>
  (await app.call('POST', '/api/calendar-feed', { as })).body.token as string
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const get = (token: string) => app.request('GET', feedAddress('', token))

async function read(token: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(token)).text()))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

describe('what a calendar app reads after a change', () => {
  it('raises number and time of an entry with each change: its room, its time, that it is cancelled', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await bookFor(patient, doctor, { at: daysAhead(8) })
    // As if it had been booked a minute ago: a calendar knows seconds.
    const asBefore = `update appointments set created_at = created_at - interval '1 minute',
      calendar_changed_at = calendar_changed_at - interval '1 minute' where id = $1`
    const untilNow = async () => {
      await app.database.asOwner('alter table appointments disable trigger user')
      await app.database.asOwner(asBefore, [id])
      await app.database.asOwner(
        `update appointment_events set occurred_at = occurred_at - interval '1 minute' where appointment_id = $1`,
        [id],
      )
      await app.database.asOwner('alter table appointments enable trigger user')
    }
    const token = await make(patient)
    const entry = async () => {
      const [event] = await read(token)
      const stamp = event!.component.getFirstPropertyValue('dtstamp')!.toString()
      return {
        sequence: event!.sequence,
        stamp,
        status: event!.component.getFirstPropertyValue('status'),
        place: event!.location,
      }
    }
    const room = crypto.randomUUID()
    await app.database.asOwner('insert into rooms (id, name) values ($1, $2)', [
      room,
      `Room ${room.slice(0, 4)}`,
    ])
    const changes: [change: string, more: object][] = [
      [
        `session_type = 'In-person', room_id = '${room}'`,
        { place: placeOf(`Room ${room.slice(0, 4)}`) },
      ],
      [`appointment_time = appointment_time + interval '1 hour'`, {}],
      [
        `status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()`,
        { status: 'CANCELLED' },
      ],
    ]
    for (const [change, more] of changes) {
      await untilNow()
      const before = await entry()
      await app.database.asOwner(`update appointments set ${change} where id = $1`, [id])
      const after = await entry()
      expect(after, change).toMatchObject(more)
      expect(after.sequence, change).toBeGreaterThan(before.sequence)
      expect(after.stamp > before.stamp, `${change}: ${before.stamp}, ${after.stamp}`).toBe(true)
    }
  })

  it('raises them for both where a name is another one, a room is called otherwise, or names are shown', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await bookFor(patient, doctor, { at: daysAhead(7) })
    const room = crypto.randomUUID()
    await app.database.asOwner('insert into rooms (id, name) values ($1, $2)', [room, room])
    await app.database.asOwner(
      `update appointments set session_type = 'In-person', room_id = '${room}' where id = $1`,
      [id],
    )
    const tokens = [await make(patient), await make(doctor)]
    const entries = async () =>
      Promise.all(
        tokens.map(async (token) => {
          const [event] = await read(token)
          const stamp = event!.component.getFirstPropertyValue('dtstamp')!.toString()
          return { sequence: event!.sequence, stamp, summary: event!.summary }
        }),
      )
    const showNames = (as: Persona) =>
      app.call('PATCH', '/api/calendar-feed', { as, body: { shows_names: true } })
    // As an admin approves it of a verified provider.
    const approval = 'trigger profiles_keep_identity'
    const rename = async (as: Persona, name: string) => {
      await app.database.asOwner(`alter table user_profiles disable ${approval}`)
      const change = 'update user_profiles set full_name = $2 where id = $1'
      await app.database.asOwner(change, [as.user_id, name])
      await app.database.asOwner(`alter table user_profiles enable ${approval}`)
    }
    const steps: [name: string, step: () => Promise<unknown>][] = [
      ['shown', async () => [await showNames(patient), await showNames(doctor)]],
      ['provider', () => rename(doctor, 'Dr Bwalya Tembo')],
      ['patient', () => rename(patient, 'Natasha Phiri')],
      ['room', () => app.database.asOwner(`update rooms set name = 'Blue' where id = $1`, [room])],
    ]
    for (const [name, step] of steps) {
      await app.database.asOwner(
        `update appointments set calendar_changed_at = calendar_changed_at - interval '1 minute',
           created_at = created_at - interval '1 minute' where id = $1`,
        [id],
      )
      await app.database.asOwner(
        `update appointment_events set occurred_at = occurred_at - interval '1 minute' where appointment_id = $1`,
        [id],
      )
      const before = await entries()
      await step()
      const after = await entries()
      for (const [index, one] of after.entries()) {
        expect(one.sequence, name).toBeGreaterThan(before[index]!.sequence)
        expect(one.stamp > before[index]!.stamp, `${name}: ${one.stamp}`).toBe(true)
      }
    }
    expect((await entries()).map(({ summary }) => summary)).toEqual([
      'Appointment: Dr Bwalya Tembo',
      'Appointment: Natasha',
    ])
  })

  it('has an appointment that moved at its new time, and cancels the old one', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await bookFor(patient, doctor, { at: daysAhead(9) })
    const token = await make(patient)
    const [{ sequence: before }] = (await read(token)) as [ICAL.Event]
    await app.database.asOwner(
      `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where id = $1`,
      [id],
    )
    const moved = await bookFor(patient, doctor, { at: daysAhead(10) })
    const [old, next] = (await read(token)) as [ICAL.Event, ICAL.Event]
    expect([old.uid.split('@')[0], next.uid.split('@')[0]]).toEqual([id, moved])
    expect(old.sequence).toBeGreaterThan(before)
    expect(old.summary).toBe('Appointment (cancelled)')
  })

  it('is a valid calendar for a person without appointments', async () => {
    const text = await (await get(await make(await app.createPersona()))).text()
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  })
})
