import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import {
  calendars,
  dayCount,
  isLive,
  isStart,
  isUntaken,
  isWorking,
  keptVisits,
  type RandomCalendar,
  type RandomProvider,
} from '#tests/support/slow-calendar.ts'

let app: TestApp
let patients: Persona[]
beforeAll(async () => {
  app = await openTestApp()
  patients = await Promise.all(Array.from({ length: 40 }, () => app.createPersona()))
  // What is there may be from before the calendar was as it is.
  await app.database.asOwner('alter table appointments disable trigger user')
})
afterAll(() => app.close())
const { closeAllPractices, provider } = bookingIn(() => app)
const asOwner = (text: string, values: unknown[] = []) => app.database.asOwner(text, values)

const firstDay = dayAfter(lusakaClock(new Date()).day, 2)
const dayOf = (index: number) => dayAfter(firstDay, index)
const weekdays = Array.from(
  { length: dayCount },
  (_, index) => new Date(dayOf(index)).getUTCDay() || 7,
)
const midnight = Date.parse(`${firstDay}T00:00:00+02:00`)
const at = (minute: number) => new Date(midnight + minute * 60_000).toISOString()
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const times = Array.from({ length: dayCount * 24 * 12 }, (_, index) => index * 5)

async function keepClinic({ slotMinutes, opening, closed }: RandomCalendar) {
  await closeAllPractices()
  await asOwner('delete from appointments')
  await asOwner('delete from opening_hours')
  await asOwner('delete from closed_days')
  await asOwner('update clinic_calendar set slot_minutes = $1', [slotMinutes])
  for (const { weekday, starts, ends } of opening)
    await asOwner('insert into opening_hours values ($1, $2, $3)', [
      weekday,
      clock(starts),
      clock(ends),
    ])
  for (const index of closed)
    await asOwner(`insert into closed_days values ($1, true, 'Stock-taking')`, [dayOf(index)])
}

/** @returns their id, with what they hold */
async function keepProvider(one: RandomProvider, nextPatient: () => string) {
  const { user_id: id } = await provider({
    certificate_expires_on: one.validUntil > dayCount ? '2100-12-31' : dayOf(one.validUntil),
  })
  const { hours } = one
  if (hours) {
    await asOwner('insert into availability values ($1, $2)', [id, hours.buffer])
    for (const { weekday, starts, ends, pause } of hours.weekly)
      await asOwner('insert into weekly_hours values ($1, $2, $3, $4, $5, $6)', [
        ...[id, weekday, clock(starts), clock(ends)],
        ...[pause && clock(pause.starts), pause && clock(pause.ends)],
      ])
    for (const { weekday, starts, ends } of hours.extra)
      await asOwner('insert into extra_hours values ($1, $2, $3, $4)', [
        id,
        weekday,
        clock(starts),
        clock(ends),
      ])
    for (const { day, span } of hours.dated)
      await asOwner(
        'insert into date_overrides (provider_id, day, starts_at, ends_at) values ($1, $2, $3, $4)',
        [id, dayOf(day), span && clock(span.starts), span && clock(span.ends)],
      )
    for (const { from, to } of hours.away)
      await asOwner(
        'insert into days_away (provider_id, first_day, last_day) values ($1, $2, $3)',
        [...[id, dayOf(from), dayOf(to)]],
      )
  }
  for (const { starts, ends } of one.absences)
    await asOwner('insert into absences (provider_id, starts_at, ends_at) values ($1, $2, $3)', [
      ...[id, at(starts), at(ends)],
    ])
  const visits = keptVisits(one)
  const rows: { id: string; patient: string }[] = []
  for (const visit of visits) {
    const isOver = visit.kind === 'overbooked'
    const patient = nextPatient()
    const [row] = await asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, duration_minutes, buffer_minutes, status,
         session_type, requested_by, is_overbooked, cancelled_at, cancelled_by)
       values ($1, $2, $3, $4, $5, $6, 'Phone', 'provider', $7, $8, $9) returning id`,
      [
        ...[
          patient,
          id,
          at(visit.at),
          visit.minutes,
          visit.buffer,
          isOver ? 'confirmed' : visit.kind,
          isOver,
        ],
        ...(visit.kind === 'cancelled' ? [new Date().toISOString(), 'system'] : [null, null]),
      ],
    )
    rows.push({ id: String(row!.id), patient })
  }
  const held = visits.filter(isLive).map(({ at, minutes, buffer }) => ({ at, minutes, buffer }))
  // The first who waits is offered a time of this provider.
  const waits = visits.findIndex(isLive)
  if (!one.offer || waits < 0) return { id, held }
  const { id: appointment_id, patient } = rows[waits]!
  const [entry] = await asOwner(
    'insert into waiting_list (patient_id, appointment_id) values ($1, $2) returning id',
    [patient, appointment_id],
  )
  await asOwner(
    `insert into slot_offers (entry_id, patient_id, provider_id, appointment_time, expires_at)
     values ($1, $2, $3, $4, now() + $5::interval)`,
    [entry!.id, patient, id, at(one.offer.at), one.offer.isOpen ? '1 hour' : '-1 hour'],
  )
  const { minutes, buffer } = visits[waits]!
  return { id, held: one.offer.isOpen ? [...held, { at: one.offer.at, minutes, buffer }] : held }
}

const instant = (value: unknown) => (value as Date).toISOString()

it('what can be booked is what a slow reference finds minute by minute, in any calendar', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(calendars, async (calendar) => {
      await keepClinic(calendar)
      let taken = 0
      const nextPatient = () => patients[taken++ % patients.length]!.user_id
      const kept: Awaited<ReturnType<typeof keepProvider>>[] = []
      for (const one of calendar.providers) kept.push(await keepProvider(one, nextPatient))
      const expected = times
        .filter((time) => isStart(calendar, weekdays, time))
        .flatMap((time) =>
          calendar.providers.flatMap((one, index) => {
            if (!isWorking(one, calendar, weekdays, time)) return []
            const { id, held } = kept[index]!
            return [{ slot: at(time), id, isFree: isUntaken(one, held, calendar, time) }]
          }),
        )
      compared += expected.length
      const text = (rows: typeof expected) =>
        rows.map(({ slot, id, isFree }) => `${slot} ${id} ${isFree}`).toSorted()
      const slots = times.map(at)
      const wanted = [slots, calendar.minutes, calendar.buffer]
      const each = await asOwner(
        'select slot, provider_id, is_free from practice.working_times($1::timestamptz[], null, $2, $3, null)',
        wanted,
      )
      expect(
        text(
          each.map((row) => ({
            slot: instant(row.slot),
            id: String(row.provider_id),
            isFree: row.is_free === true,
          })),
        ),
      ).toEqual(text(expected))

      const any = await asOwner(
        'select slot, is_free from practice.times_of_any($1::timestamptz[], null, $2, $3, null) order by slot',
        wanted,
      )
      const bySlot = Map.groupBy(expected, ({ slot }) => slot)
      expect(any.map(({ slot, is_free }) => [instant(slot), is_free])).toEqual(
        [...bySlot].map(([slot, rows]) => [slot, rows.some(({ isFree }) => isFree)]),
      )

      const ids = kept.map(({ id }) => id)
      const next = await asOwner(
        'select provider_id, slot from practice.next_times($1::timestamptz[], $4::uuid[], $2, $3)',
        [...wanted, ids],
      )
      expect(
        new Map(next.map(({ provider_id, slot }) => [provider_id, slot && instant(slot)])),
      ).toEqual(
        new Map(
          ids.map((id) => [id, expected.find((row) => row.id === id && row.isFree)?.slot ?? null]),
        ),
      )
    }),
    { numRuns: 20 },
  )
  expect(compared).toBeGreaterThan(500)
})
