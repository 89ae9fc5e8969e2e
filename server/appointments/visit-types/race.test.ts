import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startsOn } from '#domain/appointments/clinic-calendar.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import type { KeptVisitType } from '#domain/appointments/visit-types.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, workday } from '#tests/support/booking.ts'
import { calendarIn } from '#tests/support/calendar.ts'

let app: TestApp
let patients: Persona[]
beforeAll(async () => {
  app = await openTestApp()
  patients = await Promise.all(Array.from({ length: 50 }, () => app.createPersona()))
})
afterAll(() => app.close())

const { book, cancel, closeAllPractices, provider } = bookingIn(() => app)
const { addType, keepCalendar } = calendarIn(() => app)

const day = workday(4)
const calendarOf = (slot_minutes: number) => ({
  slot_minutes,
  closes_on_holidays: false,
  opening: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts_at: '08:00', ends_at: '11:00' })),
  closed_days: [],
})

const lengths = fc.array(
  fc.record({
    duration_minutes: fc.integer({ min: 10, max: 90 }),
    buffer_minutes: fc.constantFrom(0, 0, 5, 15, 30),
  }),
  { minLength: 2, maxLength: 4 },
)
/** What a person does, one after the other, while the others do theirs. */
const steps = fc.array(
  fc.array(
    fc.record({
      kind: fc.constantFrom('book', 'book', 'move', 'cancel'),
      type: fc.nat({ max: 3 }),
      start: fc.nat({ max: 200 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 50, maxLength: 50 },
)

/** The live appointments of both providers, each with what must be free around it. */
const live = () =>
  app.database.asOwner(
    `select provider_id, duration_minutes, buffer_minutes, visit_type_id,
       extract(epoch from appointment_time)::int / 60 as start from appointments
     where status in ('requested', 'confirmed') and provider_id is not null
       and (appointment_time at time zone 'Africa/Lusaka')::date = $1 order by 1, 5`,
    [day],
  )

it('50 people book, move and cancel visits of any length at once, and no two overlap, nor their buffers', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  await fc.assert(
    fc.asyncProperty(
      lengths,
      fc.constantFrom(10, 15, 20),
      fc.constantFrom(0, 10),
      steps,
      async (wanted, slot_minutes, buffer_minutes, plans) => {
        await closeAllPractices()
        await app.database.asOwner('delete from appointments')
        await keepCalendar(admin, calendarOf(slot_minutes))
        const doctors = [await provider(), await provider()]
        for (const { user_id } of doctors) {
          await app.database.asOwner('insert into availability values ($1, $2)', [
            user_id,
            buffer_minutes,
          ])
          await app.database.asOwner(
            `insert into weekly_hours (provider_id, weekday, starts_at, ends_at)
             select $1, w, '07:00', '12:00' from generate_series(1, 5) w`,
            [user_id],
          )
        }
        const types: KeptVisitType[] = []
        for (const one of wanted) types.push(await addType(admin, { name: randomUUID(), ...one }))
        const played = await Promise.all(
          plans.map(async (plan, index) => {
            const patient = patients[index]!
            let held: string | undefined
            const statuses: number[] = []
            for (const { kind, type: at, start } of plan) {
              const type = types[at % types.length]!
              const starts = startsOn(calendarOf(slot_minutes), day, type.duration_minutes)
              const time = startOfSlot(day, starts[start % starts.length]!)
              if (kind === 'book') {
                const provider_id = doctors[start % 2]!.user_id
                const more = { visit_type_id: type.id, provider_id }
                const answer = await book(
                  patient,
                  time,
                  start % 3 ? more : { visit_type_id: type.id },
                )
                if (answer.status === 201) held = String(answer.body.id)
                statuses.push(answer.status)
              } else if (held && kind === 'move') {
                const answer = await app.call('POST', `/api/appointments/${held}/move`, {
                  as: patient,
                  body: { id: randomUUID(), times: [time] },
                })
                if (answer.status === 201) held = String(answer.body[0].id)
                statuses.push(answer.status)
              } else if (held) {
                statuses.push((await cancel(patient, held)).status)
                held = undefined
              }
            }
            return statuses
          }),
        )
        // Rejected is what is taken, or no time of the type that moves. A machine under load may ask to try again.
        const known = [201, 204, 409, 422, 503]
        expect(played.flat().filter((status) => !known.includes(status))).toEqual([])
        const rows = await live()
        expect(rows.length).toBeGreaterThan(0)
        for (const [index, row] of rows.entries()) {
          const type = types.find(({ id }) => id === row.visit_type_id)!
          expect(row.duration_minutes).toBe(type.duration_minutes)
          const next = rows[index + 1]
          if (!next || next.provider_id !== row.provider_id) continue
          const gap = Math.max(
            Number(row.buffer_minutes),
            Number(next.buffer_minutes),
            buffer_minutes,
          )
          expect(Number(next.start)).toBeGreaterThanOrEqual(
            Number(row.start) + Number(row.duration_minutes) + gap,
          )
        }
        for (const { id, upcoming: _, ...fields } of types)
          await app.call('PUT', `/api/admin/visit-types/${id}`, {
            as: admin,
            body: { ...fields, is_retired: true },
          })
      },
    ),
    { numRuns: 4 },
  )
})
