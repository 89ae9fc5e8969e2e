import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { afterStep, type RequestStatus } from '#domain/questionnaires/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { questionnairesIn } from '#tests/support/questionnaires.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const { ask, answer, decide, withdrawRequest, questionnairesOf, ownRequests, expire } =
  questionnairesIn(() => app)

const acts = ['withdraw', 'share', 'not_share', 'time passes'] as const
type Act = (typeof acts)[number]

/** Once more with what is so already is a retry, and is answered like the first. */
const same: Record<Exclude<Act, 'time passes'>, RequestStatus> = {
  withdraw: 'withdrawn',
  share: 'shared',
  not_share: 'not_shared',
}

it('a request takes only the steps of its states, in any order', async () => {
  const doctor = await provider()
  const patient = await app.createPersona()
  await consent(patient, 'health_data')
  await bookFor(patient, doctor)
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 }),
      async (walk) => {
        await app.database.asOwner('delete from questionnaire_requests')
        const { id } = (await ask(doctor, patient)).body
        const result = (await answer(patient)).body.id
        let status: RequestStatus = 'open'
        let isOver = false
        for (const act of walk) {
          if (act === 'time passes') {
            await expire(id)
            isOver = true
            if (status === 'open') status = 'expired'
          } else {
            const next: RequestStatus | undefined =
              status === same[act] ? status : afterStep(status, act, isOver)
            const answered = await take(act, { id, result, doctor, patient })
            seen.add(`${status} ${act} ${next ?? 'rejected'}`)
            expect(answered, `${status} ${act}`).toBe(next ? 200 : 409)
            status = next ?? status
          }
          const [own] = await ownRequests(patient)
          const { requests, results } = (await questionnairesOf(doctor, patient)).body
          expect([own.status, requests[0].status]).toEqual([status, status])
          // What the provider sees is what is shared, at every moment.
          expect(results.length).toBe(status === 'shared' ? 1 : 0)
        }
      },
    ),
    // Each act after each: what is counted never depends on chance.
    { numRuns: 40, examples: acts.map((first) => [[first, ...acts]]) },
  )
  expect(seen.size).toBeGreaterThan(8)
})

function take(
  act: Exclude<Act, 'time passes'>,
  {
    id,
    result,
    doctor,
    patient,
  }: { id: string; result: string; doctor: Persona; patient: Persona },
): Promise<number> {
  const call =
    act === 'withdraw'
      ? withdrawRequest(doctor, id)
      : decide(patient, id, act === 'share' ? result : null)
  return call.then(({ status }) => status)
}
