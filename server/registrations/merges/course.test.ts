import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp } from '#tests/support/app.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())
const { register, merge, makeOld, undo } = recordsIn(() => clinic)
const asOwner = (text: string, values: unknown[] = []) => clinic.app.database.asOwner(text, values)

/** A merge as it should be, of records by their place. */
interface Merge {
  id: string
  gone: number
  stays: number
  state: 'merged' | 'undone' | 'final'
}
const place = fc.nat({ max: 3 })
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('merge'), one: place, other: place }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('undo'), one: place, other: place }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('30 days pass'), one: place, other: place }),
    },
  ),
  { minLength: 4, maxLength: 12 },
)
/** Three merges and one undo: what is counted at the end never depends on chance. */
const longCourse = [
  { does: 'merge', one: 0, other: 1 },
  { does: 'merge', one: 2, other: 3 },
  { does: 'merge', one: 1, other: 3 },
  { does: 'undo', one: 0, other: 2 },
]
const isInForce = ({ state }: Merge) => state !== 'undone'
/** Where what was of a record is now. */
function rootOf(merges: readonly Merge[], of: number): number {
  const on = merges.find((one) => one.gone === of && isInForce(one))
  return on ? rootOf(merges, on.stays) : of
}
const trailOf = async (id: string, action: string) =>
  (
    await asOwner(
      'select count(*)::int as count from platform.audit_events where record_id = $1 and action = $2',
      [id, action],
    )
  )[0]!.count

it('merges and undoes go on by the rules in any order, each thing is with one person, and each step on record', async () => {
  let [merged, undone] = [0, 0]
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const people: string[] = []
      const readings: string[] = []
      for (let index = 0; index < 4; index += 1) {
        const { id } = await register()
        people.push(id)
        const [reading] = await asOwner(
          `insert into blood_pressure_readings (user_id, systolic, diastolic, at_clinic, recorded_by)
           values ($1, $2, 81, true, $3) returning id`,
          [id, 120 + index, clinic.doctor.user_id],
        )
        readings.push(String(reading!.id))
      }
      const merges: Merge[] = []
      const ownersOf = async () => {
        const rows = await asOwner(
          'select id, user_id from blood_pressure_readings where id = any ($1)',
          [readings],
        )
        const byId = new Map(rows.map(({ id, user_id }) => [id, user_id]))
        return readings.map((id) => byId.get(id))
      }
      for (const { does, one, other } of all) {
        if (does === 'merge') {
          const id = randomUUID()
          const answer = await merge({ id: people[one]! }, { id: people[other]! }, id)
          const isGone = (of: number) => rootOf(merges, of) !== of
          if (one === other)
            expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['gone_id']])
          else if (isGone(one) || isGone(other))
            expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
          else {
            expect(answer.status, JSON.stringify(answer.body)).toBe(201)
            merges.push({ id, gone: one, stays: other, state: 'merged' })
            merged += 1
          }
        } else {
          const chosen = merges[(one * 4 + other) % (merges.length || 1)]
          if (!chosen) continue
          if (does === '30 days pass') {
            if (chosen.state !== 'merged') continue
            await makeOld(chosen.id)
            chosen.state = 'final'
            continue
          }
          const { status, body } = await undo(chosen.id)
          const isMergedOn = merges.some((next) => next.gone === chosen.stays && isInForce(next))
          if (chosen.state === 'final') expect([status, body.code]).toEqual([409, 'merge_final'])
          else if (chosen.state === 'merged' && isMergedOn)
            expect([status, body.code]).toEqual([409, 'merged_on'])
          else {
            expect([status, body.state]).toEqual([200, 'undone'])
            if (chosen.state === 'merged') undone += 1
            chosen.state = 'undone'
          }
        }
        // What was measured of each is with the person whom their record leads to, and with no other.
        const roots = people.map((_, index) => people[rootOf(merges, index)])
        expect(await ownersOf()).toEqual(roots)
        for (const [index, id] of people.entries()) {
          const { body } = await clinic.app.call('GET', `/api/clinic/patients/${id}`, {
            as: clinic.desk,
          })
          expect(body.id).toBe(roots[index])
        }
        for (const { id, state } of merges)
          // Each step is in the trail of both.
          expect([
            await trailOf(id, 'patient.merge'),
            await trailOf(id, 'patient.unmerge'),
          ]).toEqual([2, state === 'undone' ? 2 : 0])
      }
    }),
    { numRuns: 10, examples: [[longCourse]] },
  )
  expect([merged > 2, undone > 0]).toEqual([true, true])
})
