import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { boardIn } from '#tests/support/board.ts'
import { bookingIn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
let stranger: Persona
const booking = bookingIn(() => app)
const { visit, mark, seen } = boardIn(
  () => app,
  () => desk,
)
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  stranger = await booking.provider()
})
afterAll(() => app.close())

type State = 'booked' | 'arrived' | 'with_provider' | 'missed' | 'done'
/** What the rules of the house say, written down again: from where each may mark what. */
const ways: Record<'desk' | 'provider', Partial<Record<State, State[]>>> = {
  desk: {
    booked: ['arrived', 'missed'],
    arrived: ['booked', 'missed'],
    missed: ['booked', 'arrived'],
  },
  provider: {
    booked: ['with_provider'],
    arrived: ['with_provider'],
    missed: ['with_provider'],
  },
}
/** Each mark as the trail of the patient names it. */
const said: Partial<Record<State, string>> = {
  booked: 'appointment.unmark',
  arrived: 'appointment.arrive',
  with_provider: 'appointment.call_in',
  missed: 'appointment.miss',
}
interface Model {
  state: State
  hasArrived: boolean
  isOver: boolean
  isCancelled: boolean
}

function canMark({ state, hasArrived, isOver }: Model, by: 'desk' | 'provider', to: State) {
  if (isOver) return false
  if (state === 'with_provider')
    return by === 'provider' && to === (hasArrived ? 'arrived' : 'booked')
  return ways[by][state]?.includes(to) ?? false
}

const marks = fc.record({
  kind: fc.constant('mark' as const),
  by: fc.constantFrom('desk' as const, 'provider' as const),
  to: fc.constantFrom<State>('booked', 'arrived', 'with_provider', 'missed'),
})
const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: marks },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('complete' as const),
        outcome: fc.constantFrom('held', 'patient_no_show'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  ),
  { minLength: 3, maxLength: 14 },
)

const markedBy = (by: 'desk' | 'provider', ...all: State[]) =>
  all.map((to) => ({ kind: 'mark' as const, by, to }))
/** A course that surely takes eleven marks: what is counted at the end never depends on chance. */
const longCourse = [
  ...markedBy('desk', 'arrived', 'missed', 'arrived', 'booked', 'missed', 'booked', 'arrived'),
  ...markedBy('provider', 'with_provider', 'arrived', 'with_provider', 'arrived'),
]

/** The actions of marks on the record of a patient. */
const trailOf = async (patient: Persona) =>
  (
    await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action = any ($2) order by occurred_at, id`,
      [patient.user_id, Object.values(said)],
    )
  ).map(({ action }) => action)
const marksOf = (id: string) =>
  app.database.asOwner('select * from attendances where appointment_id = $1', [id])

it('an arrival goes on by the rules of the house, whatever is pressed, and each mark is on record once', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { patient, doctor, id } = await visit()
      const model: Model = { state: 'booked', hasArrived: false, isOver: false, isCancelled: false }
      const expected: unknown[] = []
      for (const step of all) {
        if (step.kind === 'cancel') {
          if (model.isOver) continue
          await booking.set(
            id,
            `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`,
          )
          Object.assign(model, { isOver: true, isCancelled: true })
          continue
        }
        if (step.kind === 'complete') {
          if (model.isOver) continue
          await booking.set(id, `appointment_time = now() - interval '2 hours'`)
          const { status } = await app.call('PATCH', `/api/provider/appointments/${id}`, {
            as: doctor,
            body: { status: 'completed', outcome: step.outcome },
          })
          expect(status).toBe(200)
          Object.assign(model, {
            isOver: true,
            state: step.outcome === 'held' ? 'done' : 'missed',
          })
          continue
        }
        const before = await marksOf(id)
        expect((await mark(stranger, id, 'with_provider')).status).toBe(404)
        const answer = await mark(step.by === 'desk' ? desk : doctor, id, step.to)
        const isSaid = step.by === 'desk' ? step.to !== 'with_provider' : step.to !== 'missed'
        if (!isSaid) {
          expect([answer.status, answer.body.code]).toEqual([422, 'invalid'])
          expect(await marksOf(id)).toEqual(before)
        } else if (model.state === step.to && !model.isCancelled) {
          // A retry: the first answer, and nothing new on record.
          expect(answer.status).toBe(200)
          expect(await marksOf(id)).toEqual(before)
        } else if (canMark(model, step.by, step.to)) {
          expect([answer.status, answer.body.state]).toEqual([200, step.to])
          model.state = step.to
          if (step.to === 'arrived') model.hasArrived = true
          if (step.to === 'booked') model.hasArrived = false
          expected.push(said[step.to])
          taken += 1
        } else {
          expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
          expect(await marksOf(id)).toEqual(before)
        }
        expect(await trailOf(patient)).toEqual(expected)
        if (!model.isOver) expect((await seen(id)).state).toBe(model.state)
      }
    }),
    { numRuns: 12, examples: [[longCourse]] },
  )
  expect(taken).toBeGreaterThan(10)
})
