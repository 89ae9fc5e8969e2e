import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { limit } from '#tests/support/patience.ts'
import {
  calendars,
  dayCount,
  type Held,
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
let providers: Persona[]
let visitType: unknown
beforeAll(async () => {
  app = await openTestApp()
  patients = await Promise.all(Array.from({ length: 40 }, () => app.createPersona()))
  providers = await Promise.all(Array.from({ length: 3 }, () => provider()))
  const [type] = await asOwner('select id from visit_types limit 1')
  visitType = type!.id
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

/** Adds rows in one statement. @returns their ids */
async function add(table: string, columns: readonly string[], rows: readonly unknown[][]) {
  if (rows.length === 0) return []
  const values = rows.map(
    (row, index) => `(${row.map((_, place) => `$${index * row.length + place + 1}`).join()})`,
  )
  return asOwner(
    `insert into ${table} (${columns.join()}) values ${values.join()} returning *`,
    rows.flat(),
  )
}

async function keepClinic({ slotMinutes, opening, closed }: RandomCalendar) {
  await closeAllPractices()
  const before =
    'slot_offers day_waits waiting_list appointments availability absences opening_hours closed_days'
  for (const table of before.split(' ')) await asOwner(`delete from ${table}`)
  await asOwner('update clinic_calendar set slot_minutes = $1', [slotMinutes])
  await add(
    'opening_hours',
    ['weekday', 'starts_at', 'ends_at'],
    opening.map(({ weekday, starts, ends }) => [weekday, clock(starts), clock(ends)]),
  )
  await add(
    'closed_days',
    ['day', 'is_closed', 'name'],
    closed.map((index) => [dayOf(index), true, 'Stock-taking']),
  )
}

async function keepHours(id: string, { hours, absences, validUntil }: RandomProvider) {
  await asOwner('update user_profiles set certificate_expires_on = $2 where id = $1', [
    id,
    validUntil > dayCount ? '2100-12-31' : dayOf(validUntil),
  ])
  const block = ['provider_id', 'weekday', 'starts_at', 'ends_at']
  if (hours) {
    const { buffer, weekly, extra, dated, away } = hours
    await add('availability', ['provider_id', 'buffer_minutes'], [[id, buffer]])
    await add(
      'weekly_hours',
      [...block, 'break_starts_at', 'break_ends_at'],
      weekly.map(({ weekday, starts, ends, pause }) => [
        id,
        weekday,
        clock(starts),
        clock(ends),
        pause && clock(pause.starts),
        pause && clock(pause.ends),
      ]),
    )
    await add(
      'extra_hours',
      block,
      extra.map(({ weekday, starts, ends }) => [id, weekday, clock(starts), clock(ends)]),
    )
    await add(
      'date_overrides',
      ['provider_id', 'day', 'starts_at', 'ends_at'],
      dated.map(({ day, span }) => [
        id,
        dayOf(day),
        span && clock(span.starts),
        span && clock(span.ends),
      ]),
    )
    await add(
      'days_away',
      ['provider_id', 'first_day', 'last_day'],
      away.map(({ from, to }) => [id, dayOf(from), dayOf(to)]),
    )
  }
  await add(
    'absences',
    ['provider_id', 'starts_at', 'ends_at'],
    absences.map(({ starts, ends }) => [id, at(starts), at(ends)]),
  )
}

/** @returns what they hold */
async function keepHeld(
  id: string,
  one: RandomProvider,
  nextPatient: () => string,
): Promise<Held[]> {
  const visits = keptVisits(one)
  const rows = await add(
    'appointments',
    'patient_id provider_id appointment_time duration_minutes buffer_minutes session_type requested_by status is_overbooked cancelled_at cancelled_by'.split(
      ' ',
    ),
    visits.map(({ kind, minutes, buffer, ...visit }) => [
      nextPatient(),
      id,
      at(visit.at),
      minutes,
      buffer,
      'Phone',
      'provider',
      kind === 'overbooked' ? 'confirmed' : kind,
      kind === 'overbooked',
      ...(kind === 'cancelled' ? [new Date().toISOString(), 'system'] : [null, null]),
    ]),
  )
  const held = visits.filter(isLive).map(({ at, minutes, buffer }) => ({ at, minutes, buffer }))
  // The first visit is the one of which an earlier time is waited for.
  const waits = visits.findIndex(isLive)
  let isEntered = false
  for (const offer of one.offers) {
    const { ofDay, isOpen } = offer
    // A place on either list has one offer.
    if (!ofDay && (waits < 0 || isEntered)) continue
    const patient = ofDay ? nextPatient() : rows[waits]!.patient_id
    const [place] = ofDay
      ? await add(
          'day_waits',
          ['patient_id', 'day', 'about', 'session_type', 'visit_type_id'],
          [[patient, dayOf(Math.floor(offer.at / 1440)), 'mind', 'Phone', visitType]],
        )
      : await add('waiting_list', ['patient_id', 'appointment_id'], [[patient, rows[waits]!.id]])
    isEntered ||= !ofDay
    const expires = new Date(Date.now() + (isOpen ? 1 : -1) * 3_600_000).toISOString()
    await add(
      'slot_offers',
      [
        ofDay ? 'day_wait_id' : 'entry_id',
        'patient_id',
        'provider_id',
        'appointment_time',
        'expires_at',
        'duration_minutes',
        'buffer_minutes',
      ],
      [
        [
          place!.id,
          patient,
          id,
          at(offer.at),
          expires,
          ...(ofDay ? [offer.minutes, offer.buffer] : [null, null]),
        ],
      ],
    )
    const { minutes, buffer } = ofDay ? offer : visits[waits]!
    if (isOpen) held.push({ at: offer.at, minutes, buffer })
  }
  return held
}

const instant = (value: unknown) => (value as Date).toISOString()

it(
  'what can be booked is what a slow reference finds minute by minute, in any calendar',
  async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(calendars, async (calendar) => {
        await keepClinic(calendar)
        let taken = 0
        const nextPatient = () => patients[taken++ % patients.length]!.user_id
        const kept: { id: string; held: Held[] }[] = []
        for (const [index, one] of calendar.providers.entries()) {
          const id = providers[index]!.user_id
          await keepHours(id, one)
          kept.push({ id, held: await keepHeld(id, one, nextPatient) })
        }
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

        const toDo = await asOwner(
          'select slot, provider_id, is_free, on_day, upcoming from practice.times_of_visit($1::timestamptz[], null, $2, $3, null)',
          wanted,
        )
        expect(toDo.length).toBe(expected.length)
        const ids = kept.map(({ id }) => id)
        for (const { slot, provider_id, is_free, on_day, upcoming } of toDo) {
          if (is_free !== true) continue
          const visits = keptVisits(calendar.providers[ids.indexOf(String(provider_id))]!).filter(
            isLive,
          )
          const day = lusakaClock(slot as Date).day
          const ofDay = visits.filter((one) => lusakaClock(new Date(at(one.at))).day === day)
          expect([on_day, upcoming]).toEqual([ofDay.length, visits.length])
        }
        const next = await asOwner(
          'select provider_id, slot from practice.next_times($1::timestamptz[], $4::uuid[], $2, $3)',
          [...wanted, ids],
        )
        expect(
          new Map(next.map(({ provider_id, slot }) => [provider_id, slot && instant(slot)])),
        ).toEqual(
          new Map(
            ids.map((id) => [
              id,
              expected.find((row) => row.id === id && row.isFree)?.slot ?? null,
            ]),
          ),
        )
      }),
      { numRuns: 200 },
    )
    expect(compared).toBeGreaterThan(4000)
  },
  limit(300_000),
)
