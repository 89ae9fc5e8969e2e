import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallPhase } from '#domain/calls/schema.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { callsIn, type TestSession } from '#tests/support/calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { admit, begin, end, enter, read, session, trail } = callsIn(() => app)

/** What the two do, in any order; `again` repeats the newest entry of the patient. */
const steps = [
  'patient enters',
  'patient enters again',
  'provider enters',
  'provider admits',
  'patient admits',
  'media flow',
  'patient ends',
  'provider ends',
] as const
type Step = (typeof steps)[number]

interface Model {
  phase: CallPhase
  hasBegun: boolean
  /** Newest entry of the patient. */
  entry: string | undefined
  trail: string[]
}

/** The reviewed table of phases. @returns the status of the answer */
function follow(model: Model, step: Step, entry: string): number {
  const { phase } = model
  const to = (next: CallPhase, ...events: string[]) => {
    model.phase = next
    if (next !== 'admitted') model.hasBegun = false
    model.trail.push(...events.map((event) => `call.${event}`))
  }
  if (step === 'patient enters again' && model.entry) return 200
  switch (step) {
    case 'patient enters':
    case 'patient enters again':
      model.entry = entry
      to(phase === 'admitted' ? 'admitted' : 'waiting', 'enter')
      return 201
    case 'provider enters':
      to(phase === 'ended' ? 'empty' : phase, 'enter')
      return 201
    case 'patient admits':
      return 403
    case 'provider admits':
      if (phase === 'admitted') return 200
      if (phase !== 'waiting') return 409
      to('admitted', 'admit')
      return 200
    case 'media flow':
      if (phase !== 'admitted') return 409
      if (!model.hasBegun) model.trail.push('call.begin')
      model.hasBegun = true
      return 204
    case 'patient ends':
    case 'provider ends':
      // Where no one has ever entered there is nothing to end.
      if (phase === 'empty' && model.trail.length === 0) return 200
      to('ended', ...(phase === 'waiting' || phase === 'admitted' ? ['end'] : []))
      return 200
  }
}

const take: Record<Step, (of: TestSession, entry: string) => Promise<{ status: number }>> = {
  'patient enters': ({ patient, id }, entry) =>
    enter(patient, id, { id: entry, relay_only: false }),
  'patient enters again': ({ patient, id }, entry) =>
    enter(patient, id, { id: entry, relay_only: false }),
  'provider enters': ({ doctor, id }) => enter(doctor, id),
  'provider admits': ({ doctor, id }) => admit(doctor, id),
  'patient admits': ({ patient, id }) => admit(patient, id),
  'media flow': ({ patient, id }) => begin(patient, id),
  'patient ends': ({ patient, id }) => end(patient, id),
  'provider ends': ({ doctor, id }) => end(doctor, id),
}

it('The phases of a call follow the reviewed table, whatever the two do', async () => {
  const runs = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(runs, async (taken) => {
      const found = await session()
      const model: Model = { phase: 'empty', hasBegun: false, entry: undefined, trail: [] }
      for (const step of taken) {
        const entry = step === 'patient enters again' && model.entry ? model.entry : randomUUID()
        const expected = follow(model, step, entry)
        expect([step, (await take[step](found, entry)).status]).toEqual([step, expected])
        const { body } = await read(found.patient, found.id)
        expect([step, body.phase, body.waiting_since !== null]).toEqual([
          step,
          model.phase,
          model.phase === 'waiting',
        ])
      }
      expect(await trail(found.id)).toEqual(model.trail)
    }),
    { numRuns: 40 },
  )
})
