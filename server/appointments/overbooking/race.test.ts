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
let desks: Persona[]
beforeAll(async () => {
  app = await openTestApp()
  patients = await Promise.all(Array.from({ length: 50 }, () => app.createPersona()))
  desks = await Promise.all([1, 2].map(() => app.createPersona({ role: 'front_desk' })))
})
afterAll(() => app.close())

const { book, cancel, closeAllPractices, provider } = bookingIn(() => app)
const { addType, keepCalendar } = calendarIn(() => app)

const day = workday(4)
const calendar = {
  slot_minutes: 10,
  closes_on_holidays: false,
  opening: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts_at: '07:00', ends_at: '14:00' })),
  closed_days: [],
}
const kinds = ['book', 'book', 'move', 'cancel'] as const
const plan = <Kind extends string>(...of: Kind[]) =>
  fc.array(
    fc.record({ kind: fc.constantFrom(...of), type: fc.nat({ max: 3 }), at: fc.nat({ max: 200 }) }),
    { minLength: 2, maxLength: 4 },
  )
const plans = fc.record({
  lengths: fc.array(
    fc.record({
      duration_minutes: fc.integer({ min: 10, max: 180 }),
      buffer_minutes: fc.constantFrom(0, 0, 5, 15, 30),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  people: fc.array(plan(...kinds), { minLength: 50, maxLength: 50 }),
  staff: fc.array(plan(...kinds, 'book over', 'move over'), { minLength: 3, maxLength: 3 }),
})
type Step = { kind: string; type: number; at: number }

it('50 people and 3 of the staff book, move and cancel visits of 10 to 180 minutes at once, and no two overlap, nor their buffers, unless staff said why', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  await fc.assert(
    fc.asyncProperty(plans, async ({ lengths, people, staff }) => {
      await closeAllPractices()
      await app.database.asOwner('delete from appointments')
      await keepCalendar(admin, calendar)
      const doctor = await provider()
      const types: KeptVisitType[] = []
      for (const one of lengths) types.push(await addType(admin, { name: randomUUID(), ...one }))
      const held: string[] = []
      const timeOf = ({ type, at }: Step) => {
        const starts = startsOn(calendar, day, types[type % types.length]!.duration_minutes)
        return startOfSlot(day, starts[at % starts.length]!)
      }
      const typeOf = ({ type }: Step) => types[type % types.length]!.id
      const note = ({
        status,
        body,
      }: {
        status: number
        body: { id?: string }[] & { id?: string }
      }) => {
        const id = body?.id ?? body?.[0]?.id
        if (status === 201 && id) held.push(id)
        return status
      }
      async function asPatient(as: Persona, step: Step, own: string[]) {
        const last = own.at(-1)
        if (step.kind === 'book' || !last) {
          const more = { visit_type_id: typeOf(step), provider_id: doctor.user_id }
          const answer = await book(as, timeOf(step), more)
          if (answer.status === 201) own.push(String(answer.body.id))
          return note(answer)
        }
        if (step.kind === 'cancel') return (await cancel(as, last)).status
        const body = { id: randomUUID(), times: [timeOf(step)] }
        return note(await app.call('POST', `/api/appointments/${last}/move`, { as, body }))
      }
      async function asStaff(as: Persona, step: Step) {
        const side = as === doctor ? 'provider' : 'desk'
        const [id, over] = [
          held[step.at % (held.length || 1)],
          { overbook_reason: 'It is urgent.' },
        ]
        const more = { agreed_how: 'by phone', ...(step.kind.endsWith('over') ? over : {}) }
        const post = (path: string, body: object) =>
          app.call('POST', `/api/${side}/appointments${path}`, { as, body })
        if (step.kind.startsWith('book') || !id)
          return note(
            await post('', {
              id: randomUUID(),
              patient_id: patients[step.at % 50]!.user_id,
              appointment_time: timeOf(step),
              session_type: 'Phone',
              visit_type_id: typeOf(step),
              ...(side === 'desk' ? { provider_id: doctor.user_id } : {}),
              ...more,
            }),
          )
        if (step.kind.startsWith('move'))
          return note(
            await post(`/${id}/move`, { id: randomUUID(), times: [timeOf(step)], ...more }),
          )
        const cancelled =
          side === 'desk'
            ? await post(`/${id}/cancellation`, { reason: 'Ill.' })
            : await app.call('POST', '/api/provider/call-offs', {
                as,
                body: { ids: [id], reason: 'Ill.' },
              })
        return cancelled.status
      }
      const inTurn = async (steps: readonly Step[], take: (step: Step) => Promise<number>) => {
        const statuses: number[] = []
        for (const step of steps) statuses.push(await take(step))
        return statuses
      }
      const played = await Promise.all([
        ...people.map((steps, index) => {
          const own: string[] = []
          return inTurn(steps, (step) => asPatient(patients[index]!, step, own))
        }),
        ...staff.map((steps, index) =>
          inTurn(steps, (step) => asStaff([...desks, doctor][index]!, step)),
        ),
      ])
      // Rejected is what is taken, gone or not one's own. A machine under load may ask to try again.
      const known = [200, 201, 204, 404, 409, 422, 503]
      expect(played.flat().filter((status) => !known.includes(status))).toEqual([])
      const pairs = await app.database.asOwner(
        `with live as (select a.*, exists (select from overbook_reasons r where r.appointment_id = a.id) as has_reason,
            tstzrange(a.appointment_time, a.appointment_time + a.duration_minutes * interval '1 minute') as span
          from appointments a where a.status in ('requested', 'confirmed'))
        select one.id from live one join live other on one.id < other.id and one.span && other.span
          and (one.patient_id = other.patient_id
            or one.provider_id = other.provider_id and not one.has_reason and not other.has_reason)`,
      )
      expect(pairs).toEqual([])
      // The longer buffer of two neighbours is free between both.
      const tooNear = await app.database.asOwner(
        `with live as (select a.*, a.appointment_time + a.duration_minutes * interval '1 minute' as ends_at
          from appointments a where a.status in ('requested', 'confirmed') and not a.is_overbooked)
        select one.id from live one join live other on one.provider_id = other.provider_id
          and one.appointment_time < other.appointment_time and other.appointment_time <
            one.ends_at + greatest(one.buffer_minutes, other.buffer_minutes) * interval '1 minute'`,
      )
      expect(tooNear).toEqual([])
      const [engine] = await app.database.asOwner(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      )
      expect(engine?.deadlocks ?? 0).toBe(0)
      const [live] = await app.database.asOwner(
        `select count(*)::int as count, count(*) filter (where is_overbooked <> exists
          (select from overbook_reasons r where r.appointment_id = a.id))::int as unsaid from appointments a`,
      )
      expect(live!.count).toBeGreaterThan(0)
      expect(live!.unsaid).toBe(0)
      for (const { id, upcoming: _, ...fields } of types)
        await app.call('PUT', `/api/admin/visit-types/${id}`, {
          as: admin,
          body: { ...fields, is_retired: true },
        })
    }),
    { numRuns: 2 },
  )
})
