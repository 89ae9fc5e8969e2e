import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let stranger: Persona
const { provider } = practiceIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  stranger = await provider({ full_name: 'Natasha Lungu' })
})
afterAll(() => app.close())

/** A cover as it should be; days count from today. */
interface Model {
  first: number
  last: number
  isAccepted: boolean
  isEnded: boolean
  hasObjected: boolean
}
const steps = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constantFrom('accept', 'accept', 'end'),
      by: fc.constantFrom('absent', 'colleague', 'colleague', 'stranger', 'patient'),
    }),
    fc.record({ does: fc.constantFrom('object', 'allow', 'a day passes', 'enter again') }),
  ),
  { minLength: 3, maxLength: 12 },
)
const start = fc.record({ first: fc.integer({ min: -1, max: 2 }), days: fc.nat({ max: 3 }) })

const rowOf = (id: string) =>
  app.database.asOwner('select accepted_at, ended_at from covers where id = $1', [id])
const countOf = async (id: string, action: string) =>
  (
    await app.database.asOwner(
      'select count(*)::int as count from platform.audit_events where record_id = $1 and action = $2',
      [id, action],
    )
  )[0]!.count

it('a cover opens a record to one colleague on its days alone, whatever is done in whatever order, and is in the trail', async () => {
  let opened = 0
  await fc.assert(
    fc.asyncProperty(start, steps, async ({ first, days }, all) => {
      const people = {
        absent: await provider(),
        colleague: await provider({ full_name: 'Bwalya Zulu' }),
        patient: await app.createPersona(),
        stranger,
      }
      await bookFor(people.patient, people.absent)
      const id = randomUUID()
      const model: Model = {
        first,
        last: Math.max(0, first + days),
        isAccepted: false,
        isEnded: false,
        hasObjected: false,
      }
      const today = todayInLusaka()
      const counts: Record<string, number> = { 'cover.record': 1 }
      const note = (action: string) => (counts[action] = (counts[action] ?? 0) + 1)
      const enter = (cover: string) =>
        app.call('POST', '/api/provider/covers', {
          as: people.absent,
          body: {
            id: cover,
            colleague_id: people.colleague.user_id,
            first_day: dayAfter(today, model.first),
            last_day: dayAfter(today, model.last),
          },
        })
      expect((await enter(id)).status).toBe(201)
      for (const step of all) {
        const isOver = model.last < 0
        if (step.does === 'a day passes') {
          await app.database.asOwner(
            'update covers set first_day = first_day - 1, last_day = last_day - 1 where id = $1',
            [id],
          )
          model.first -= 1
          model.last -= 1
        } else if (step.does === 'enter again') {
          const before = await rowOf(id)
          expect((await enter(id)).status).toBe(200)
          // Another one for these days is rejected, as long as the first holds.
          if (!model.isEnded && !isOver) {
            const { status, body } = await enter(randomUUID())
            expect([status, body.code]).toEqual([409, 'conflict'])
          }
          expect(await rowOf(id)).toEqual(before)
        } else if (step.does === 'object' || step.does === 'allow') {
          const { status } = await app.call(
            step.does === 'object' ? 'POST' : 'DELETE',
            `/api/covers/${id}/objection`,
            { as: people.patient, ...(step.does === 'object' ? { body: {} } : {}) },
          )
          const isTheirs = model.isAccepted && !model.isEnded && !isOver
          expect(status).toBe(isTheirs ? 204 : 404)
          if (isTheirs) {
            model.hasObjected = step.does === 'object'
            note(`cover.${step.does}`)
          }
        } else {
          const { by, does } = step as { by: keyof typeof people; does: string }
          const before = await rowOf(id)
          const path = `/api/provider/covers/${id}/${does === 'accept' ? 'acceptance' : 'end'}`
          const { status, body } = await app.call('POST', path, { as: people[by], body: {} })
          const mayTake = does === 'accept' ? by === 'colleague' : by !== 'stranger'
          if (by === 'patient') expect(status).toBe(403)
          else if (!mayTake) expect([status, body.code]).toEqual([404, 'not_found'])
          else if (does === 'accept' && (model.isEnded || isOver))
            expect([status, body.code]).toEqual([409, 'conflict'])
          else expect(status).toBe(204)
          if (status === 204) {
            const isNew = does === 'accept' ? !model.isAccepted : !model.isEnded
            if (isNew) note(`cover.${does}`)
            else expect(await rowOf(id)).toEqual(before)
            if (does === 'accept') model.isAccepted = true
            else model.isEnded = true
          } else expect(await rowOf(id)).toEqual(before)
        }
        // The patient was notified the day before.
        await app.database.asOwner(
          `update covers set patients_notified_at = now() - interval '1 day' where id = $1 and accepted_at is not null`,
          [id],
        )
        const isOpen =
          model.isAccepted &&
          !model.isEnded &&
          !model.hasObjected &&
          model.first <= 0 &&
          model.last >= 0
        const path = `/api/provider/covered-patients/${people.patient.user_id}`
        const read = await app.call('GET', path, { as: people.colleague })
        expect([read.status, model]).toEqual([isOpen ? 200 : 404, model])
        expect((await app.call('GET', path, { as: stranger })).status).toBe(404)
        if (isOpen) {
          note('covered_record.read')
          opened += 1
        }
        for (const [action, count] of Object.entries(counts))
          expect([action, await countOf(id, action)]).toEqual([action, count])
      }
    }),
    // One that surely opens the record: what is counted at the end never depends on chance.
    { numRuns: 12, examples: [[{ first: 0, days: 1 }, [{ does: 'accept', by: 'colleague' }]]] },
  )
  expect(opened).toBeGreaterThan(0)
})
