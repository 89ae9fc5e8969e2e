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
      [`session_type = 'In-person', room_id = '${room}'`, { place: `Room ${room.slice(0, 4)}` }],
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
