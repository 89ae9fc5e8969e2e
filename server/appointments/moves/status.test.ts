import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn, upcomingSlots } from '#tests/support/practice.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
/** Few, so that users often want the same one. */
const slots = upcomingSlots(7)

const nth = fc.nat({ max: 6 })
const step = fc.record({
  kind: fc.constantFrom('book', 'move', 'move as provider', 'cancel', 'answer'),
  /** Which patient, which of their live appointments, and which hour. */
  patient: fc.nat({ max: 1 }),
  chosen: nth,
  slot: nth,
  /** Another patient sends the same at once. */
  races: fc.boolean(),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Live {
  id: string
  patient: string
  at: string
  status: string
  requested_by: string
}

async function liveWith(doctor: Persona): Promise<Live[]> {
  const rows = await app.database.asOwner(
    `select id, patient_id, appointment_time, status, requested_by from appointments
     where provider_id = $1 and status in ('requested', 'confirmed') order by appointment_time`,
    [doctor.user_id],
  )
  return rows.map((row) => ({
    id: String(row.id),
    patient: String(row.patient_id),
    at: (row.appointment_time as Date).toISOString(),
    status: String(row.status),
    requested_by: String(row.requested_by),
  }))
}

/** Sends a step. @returns its status, and by how much it changes how many live appointments there are; undefined for none */
async function play(doctor: Persona, patient: Persona, live: readonly Live[], wanted: Step) {
  const own = live.filter((one) => one.patient === patient.user_id)
  const target = own[wanted.chosen % Math.max(1, own.length)]
  const at = slots[wanted.slot]!
  if (wanted.kind === 'book') {
    const body = { provider_id: doctor.user_id, session_type: 'Phone', appointment_time: at }
    const answer = await app.call('POST', '/api/appointments', { as: patient, body })
    return { answer, grows: 1 }
  }
  if (!target) return undefined
  if (wanted.kind === 'cancel') {
    const path = `/api/appointments/${target.id}`
    return { answer: await app.call('DELETE', path, { as: patient }), grows: -1 }
  }
  if (wanted.kind === 'answer') {
    const answer =
      target.requested_by === 'provider'
        ? await app.call('POST', `/api/appointments/${target.id}/acceptance`, { as: patient })
        : await app.call('PATCH', `/api/provider/appointments/${target.id}`, {
            as: doctor,
            body: { status: 'confirmed' },
          })
    return { answer, grows: 0 }
  }
  const isProvider = wanted.kind === 'move as provider'
  const path = `/api${isProvider ? '/provider' : ''}/appointments/${target.id}/move`
  const body = { id: randomUUID(), times: [at] }
  return {
    answer: await app.call('POST', path, { as: isProvider ? doctor : patient, body }),
    grows: 0,
  }
}

it('any order of booking, moving, cancelling and confirming loses no session and books no hour twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const doctor = await provider()
      const patients = await Promise.all([app.createPersona(), app.createPersona()])
      for (const wanted of steps) {
        const before = await liveWith(doctor)
        const people = wanted.races ? patients : [patients[wanted.patient]!]
        const played = await Promise.all(
          people.map((patient) => play(doctor, patient, before, wanted)),
        )
        const done = played.flatMap((one) => one ?? [])
        const isFine = ({ answer }: (typeof done)[number]) => answer.status < 300
        expect(done.every((one) => isFine(one) || [409, 422].includes(one.answer.status))).toBe(
          true,
        )
        const after = await liveWith(doctor)
        const grown = done.filter(isFine).reduce((sum, { grows }) => sum + grows, 0)
        expect(after).toHaveLength(before.length + grown)
        expect(new Set(after.map(({ at }) => at)).size).toBe(after.length)
        // Each of which a step failed is as it was.
        const failed = before.filter((one) => after.every(({ id }) => id !== one.id)).length
        const ended = done.filter(
          (one) => isFine(one) && !['book', 'answer'].includes(wanted.kind),
        ).length
        expect(failed).toBe(ended)
        // A free hour is never denied to the only one who wants it.
        if (wanted.kind.startsWith('move') && done.length === 1 && !isFine(done[0]!))
          expect(before.map(({ at }) => at)).toContain(slots[wanted.slot])
      }
    }),
    { numRuns: 25 },
  )
})
