import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppointmentStatus, Participant, SessionOutcome } from '#domain/appointments/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const slots = [slotOn(2, '09:00'), slotOn(2, '10:00'), slotOn(2, '14:00')]
const kinds = [
  'book',
  'agree',
  'agree',
  'propose',
  'overbook',
  'overbook',
  'move',
  'move over',
  'cancel',
  'accept',
  'confirm',
  'begin',
  'complete',
  'complete',
] as const
interface Step {
  does: (typeof kinds)[number]
  /** Which patient books, which of the visits so far is meant, and which time. */
  patient: number
  which: number
  slot: number
  by: 'desk' | 'doctor'
  outcome: SessionOutcome
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom(...kinds),
    patient: fc.nat({ max: 1 }),
    which: fc.nat({ max: 5 }),
    slot: fc.nat({ max: 2 }),
    by: fc.constantFrom('desk', 'doctor'),
    outcome: fc.constantFrom('held', 'patient_no_show'),
  }),
  { minLength: 5, maxLength: 14 },
)
const first = { patient: 0, which: 0, slot: 0, by: 'desk', outcome: 'held' } as const
/** One that surely meets what is counted at the end: two visits at one time, both of which take place. */
const twoAtOnce: Step[] = [
  { ...first, does: 'agree' },
  { ...first, does: 'overbook', patient: 1 },
  { ...first, does: 'begin' },
  { ...first, does: 'begin', which: 1 },
  { ...first, does: 'complete' },
  { ...first, does: 'complete', which: 1 },
]

/** A visit as it should be. */
interface Visit {
  id: string
  patient: number
  slot: number
  status: AppointmentStatus
  requested_by: Participant
  isOver: boolean
}
const isLive = ({ status, isOver }: Visit) =>
  !isOver && (status === 'requested' || status === 'confirmed')

it('visits that are booked, overbooked, moved, cancelled and completed in any order are those of the rules', async () => {
  const seen = { overlapping: 0, completed: 0 }
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const doctor = await booking.provider()
      const patients = [await app.createPersona(), await app.createPersona()]
      const staff = { desk, doctor }
      for (const patient of patients)
        // The doctor knows both.
        await app.database.asOwner(
          `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
           values ($1, $2, now() - interval '90 days', 'Phone', 'completed')`,
          [patient.user_id, doctor.user_id],
        )
      const visits: Visit[] = []
      const isTaken = (slot: number, but?: Visit) =>
        visits.some((one) => one !== but && isLive(one) && one.slot === slot)
      const isElsewhere = (patient: number, slot: number, but?: Visit) =>
        visits.some(
          (one) => one !== but && isLive(one) && one.slot === slot && one.patient === patient,
        )
      const post = (as: Persona, path: string, body: object) =>
        app.call('POST', `/api/${path}`, { as, body: { id: randomUUID(), ...body } })

      for (const { does, patient, which, slot, by, outcome } of all) {
        const at = slots[slot]!
        const person = patients[patient]!
        const visit = visits[which % Math.max(1, visits.length)]
        const place = by === 'desk' ? 'desk' : 'provider'
        const over = { agreed_how: 'by phone', overbook_reason: 'Her child is ill.' }
        if (does === 'book' || does === 'agree' || does === 'propose' || does === 'overbook') {
          const wanted = {
            provider_id: doctor.user_id,
            appointment_time: at,
            session_type: 'Phone',
          }
          const { status, body } = await (does === 'book'
            ? post(person, 'appointments', wanted)
            : post(staff[by], `${place}/appointments`, {
                ...wanted,
                patient_id: person.user_id,
                ...(does === 'agree' ? { agreed_how: 'by phone' } : {}),
                ...(does === 'overbook' ? over : {}),
              }))
          const isFree = !isElsewhere(patient, slot) && (does === 'overbook' || !isTaken(slot))
          expect([does, status]).toEqual([does, isFree ? 201 : 409])
          if (!isFree) continue
          const isFirm = does === 'agree' || does === 'overbook'
          if (does === 'overbook' && isTaken(slot)) seen.overlapping += 1
          visits.push({
            id: body.id,
            patient,
            slot,
            status: isFirm ? 'confirmed' : 'requested',
            requested_by: does === 'book' ? 'patient' : 'provider',
            isOver: false,
          })
        } else if (!visit) continue
        else if (does === 'begin') {
          // The hour comes, and is over: the visit leaves its time to others.
          if (visit.isOver || visit.status === 'cancelled') continue
          await booking.set(
            visit.id,
            `appointment_time = now() - interval '2 hours' - ${visits.indexOf(visit) * 3} * interval '1 hour'`,
          )
          visit.isOver = true
        } else if (does === 'move' || does === 'move over') {
          const isOver = does === 'move over'
          const { status, body } = await post(staff[by], `${place}/appointments/${visit.id}/move`, {
            times: [at],
            agreed_how: 'by phone',
            ...(isOver ? over : {}),
          })
          const isFree =
            visit.slot !== slot &&
            !isElsewhere(visit.patient, slot, visit) &&
            (isOver || !isTaken(slot, visit))
          const canMove = isLive(visit) && isFree
          if (visit.slot === slot && isLive(visit)) {
            // To its own time: whatever is said, there is one visit at that time.
            expect([does, status < 500]).toEqual([does, true])
            if (status !== 201) continue
          } else expect([does, status, body.code]).toEqual([does, canMove ? 201 : 409, body.code])
          if (status !== 201) continue
          if (isTaken(slot, visit)) seen.overlapping += 1
          const moved = Array.isArray(body) ? body[0] : body
          visits.push({
            ...visit,
            id: moved.id,
            slot,
            status: 'confirmed',
            requested_by: 'provider',
          })
          visit.status = 'cancelled'
        } else if (does === 'cancel') {
          const { status } = await (by === 'desk'
            ? app.call('POST', `/api/desk/appointments/${visit.id}/cancellation`, {
                as: desk,
                body: { reason: 'They called.', asked_by: 'patient' },
              })
            : booking.cancel(patients[visit.patient]!, visit.id))
          const isDone = isLive(visit) || visit.status === 'cancelled'
          expect([does, by, status < 300]).toEqual([does, by, isDone])
          if (isLive(visit)) visit.status = 'cancelled'
        } else if (does === 'accept' || does === 'confirm') {
          const isTheirs = visit.requested_by === (does === 'accept' ? 'provider' : 'patient')
          const { status } = await (does === 'accept'
            ? booking.accept(patients[visit.patient]!, visit.id)
            : app.call('PATCH', `/api/provider/appointments/${visit.id}`, {
                as: doctor,
                body: { status: 'confirmed' },
              }))
          const isAnswered = isTheirs && (isLive(visit) || visit.status === 'confirmed')
          if (visit.status === 'requested') expect([does, status < 300]).toEqual([does, isAnswered])
          if (visit.status === 'requested' && isAnswered) visit.status = 'confirmed'
        } else {
          const { status } = await app.call('PATCH', `/api/provider/appointments/${visit.id}`, {
            as: doctor,
            body: { status: 'completed', outcome },
          })
          const isDone = visit.status === 'confirmed' && visit.isOver
          if (visit.status !== 'completed')
            expect([does, status]).toEqual([does, isDone ? 200 : 409])
          if (isDone) {
            visit.status = 'completed'
            seen.completed += 1
          }
        }
        const rows = await app.database.asOwner(
          'select id, status, requested_by from appointments where id = any ($1)',
          [visits.map(({ id }) => id)],
        )
        const byId = new Map(rows.map((row) => [row.id, [row.status, row.requested_by]]))
        for (const { id, status, requested_by } of visits)
          expect([does, byId.get(id)]).toEqual([does, [status, requested_by]])
      }
    }),
    { numRuns: 15, examples: [[twoAtOnce]] },
  )
  expect([seen.overlapping > 0, seen.completed > 1]).toEqual([true, true])
})
