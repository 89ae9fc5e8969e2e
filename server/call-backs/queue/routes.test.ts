import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedCallBack } from '#domain/call-backs/schema.ts'
import {
  afterStep,
  callOutcomes,
  type CallBackState,
  type CallBackStep,
} from '#domain/call-backs/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { callBacksIn } from '#tests/support/call-backs.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
const therapists: Record<string, Persona> = {}
const grace = () => therapists.grace!
const mulenga = () => therapists.mulenga!
beforeAll(async () => {
  app = await openTestApp()
  therapists.grace = await provider({ full_name: 'Grace Mwale', profession: 'therapist' })
  therapists.mulenga = await provider({ full_name: 'Mulenga Zulu', profession: 'therapist' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from call_backs')
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
})

const { accesses, expireCertificate, provider } = practiceIn(() => app)
const { asked, claim, moveTo, own, queue, record, release, trail, withdraw } = callBacksIn(
  () => app,
)
const bornOn = ({ user_id }: Persona, day: string) =>
  app.database.asOwner('update user_profiles set date_of_birth = $2 where id = $1', [user_id, day])
const rowsOf = async (as: Persona) => (await queue(as)).body as QueuedCallBack[]

describe('the queue', () => {
  it('shows the oldest time first, and neither name nor number of what no one has claimed', async () => {
    const other = await app.createPersona()
    const [first, second] = [await asked(patient), await asked(other)]
    await moveTo(first, 60, 120)
    await moveTo(second, -120, -60)
    const rows = await rowsOf(grace())
    expect(rows.map(({ id }) => id)).toEqual([second, first])
    for (const row of rows) expect(row).toMatchObject({ person: null, is_mine: false })
    expect(JSON.stringify(rows)).not.toMatch(/Natasha|977123456|user_id/)
    expect(await accesses(patient)).toEqual([])
  })

  it('shows name, date of birth and number to the therapist who has claimed it, while it is theirs', async () => {
    const id = await asked(patient)
    await bornOn(patient, '1990-03-04')
    const { body } = await claim(grace(), id)
    const person = {
      name: 'Natasha Phiri',
      phone_number: '+260977123456',
      date_of_birth: '1990-03-04',
      has_namesake: false,
    }
    expect(body).toMatchObject([{ id, is_mine: true, person, claimed_by_name: null }])
    const [theirs] = await rowsOf(mulenga())
    expect(theirs).toMatchObject({ is_mine: false, person: null, claimed_by_name: 'Grace Mwale' })
    const released = await release(grace(), id)
    expect(released.body).toMatchObject([{ is_mine: false, person: null, claimed_by_name: null }])
    await claim(grace(), id)
    expect((await record(grace(), id, 'reached')).body).toEqual([])
  })

  it('shows of a student the first name alone', async () => {
    const student = await app.createPersona({ full_name: 'Mwila Banda', is_student: true })
    await bornOn(student, '2003-05-06')
    const { body } = await claim(grace(), await asked(student))
    expect(body[0].person).toEqual({
      name: 'Mwila',
      phone_number: '+260977123456',
      date_of_birth: null,
      has_namesake: false,
    })
    expect(JSON.stringify(body)).not.toContain('Banda')
  })

  it('is for therapists in practice', async () => {
    const id = await asked(patient)
    const lapsed = await provider({ profession: 'therapist' })
    await claim(lapsed, id)
    await expireCertificate(lapsed)
    const steps = (one: Persona) =>
      Promise.all([claim(one, id), release(one, id), record(one, id, 'reached')])
    for (const one of [
      lapsed,
      await provider({ profession: 'therapist', provider_status: 'pending' }),
      await app.createPersona({ role: 'admin' }),
      patient,
    ])
      expect(statusesOf([await queue(one), ...(await steps(one))])).toEqual([403, 403, 403, 403])
    const dietitian = await provider({ profession: 'dietitian' })
    expect(await rowsOf(dietitian)).toEqual([])
    expect(statusesOf(await steps(dietitian))).toEqual([404, 404, 404])
    // What the one of them had is free again.
    expect((await claim(grace(), id)).status).toBe(200)
  })

  it('lets a former therapist neither give back nor end what they claimed', async () => {
    const id = await asked(await app.createPersona())
    const former = await provider({ profession: 'therapist' })
    expect((await claim(former, id)).status).toBe(200)
    const setProfession = (profession: string) =>
      app.database.asOwner('update user_profiles set profession = $2 where id = $1', [
        former.user_id,
        profession,
      ])
    const holder = async () =>
      (await app.database.asOwner('select claimed_by from call_backs where id = $1', [id]))[0]!
        .claimed_by
    await setProfession('dietitian')
    expect((await release(former, id)).status).toBe(404)
    expect((await record(former, id, 'reached')).status).toBe(404)
    expect(await holder()).toBe(former.user_id)
    await setProfession('therapist')
    expect((await release(former, id)).status).toBe(200)
    expect(await holder()).toBeNull()
  })

  it('counts as a task of therapists alone', async () => {
    const other = await app.createPersona()
    const id = await asked(patient)
    await asked(other)
    const tasksOf = async (as: Persona) =>
      (await app.call('GET', '/api/provider/waiting', { as })).body
    expect(await tasksOf(grace())).toMatchObject({ calls_to_make: 2 })
    await claim(mulenga(), id)
    expect(await tasksOf(grace())).toMatchObject({ calls_to_make: 1 })
    expect(await tasksOf(mulenga())).toMatchObject({ calls_to_make: 2 })
    expect(await tasksOf(await provider({ profession: 'dietitian' }))).toMatchObject({
      calls_to_make: 0,
      oldest_call_back_at: null,
    })
  })
})

describe('claiming', () => {
  it('has one winner of two at once, and the other gets the name of the winner', async () => {
    for (let round = 0; round < 8; round += 1) {
      await app.database.asOwner('delete from call_backs')
      const id = await asked(patient)
      const pair = round % 2 ? [mulenga(), grace()] : [grace(), mulenga()]
      const answers = await Promise.all(pair.map((one) => claim(one, id)))
      expect(statusesOf(answers)).toEqual([200, 409])
      const [winner] = answers.flatMap(({ status }, index) => (status === 200 ? [pair[index]] : []))
      const name = winner === grace() ? 'Grace Mwale' : 'Mulenga Zulu'
      const lost = answers.find(({ status }) => status === 409)!
      expect(lost.body).toMatchObject({
        code: 'taken',
        message: `${name} has this call already.`,
      })
      expect((await own(patient)).newest).toMatchObject({ therapist_name: name })
    }
  })

  it('again changes nothing, and is 404 where there is no such request', async () => {
    const id = await asked(patient)
    await claim(grace(), id)
    expect((await claim(grace(), id)).status).toBe(200)
    expect((await trail(patient)).filter((action) => action === 'call_back.claim')).toHaveLength(1)
    for (const step of [claim, release, (as: Persona, one: string) => record(as, one, 'reached')])
      expect((await step(grace(), randomUUID())).status).toBe(404)
    expect((await release(mulenga(), id)).status).toBe(404)
    expect((await record(mulenga(), id, 'reached')).status).toBe(404)
  })
})

describe('the outcome', () => {
  it('of a call without an answer is one more attempt, then the end', async () => {
    const id = await asked(patient)
    await claim(grace(), id)
    expect((await record(grace(), id, 'not_reached')).body).toMatchObject([{ attempts: 1 }])
    // By a retry.
    expect((await record(grace(), id, 'not_reached')).body).toMatchObject([{ attempts: 1 }])
    expect((await own(patient)).newest).toMatchObject({ status: 'open', attempts: 1 })
    expect((await record(grace(), id, 'not_reached', 2)).body).toEqual([])
    expect((await record(grace(), id, 'not_reached', 2)).status).toBe(200)
    expect((await record(grace(), id, 'reached', 2)).status).toBe(409)
    expect((await own(patient)).newest).toMatchObject({ status: 'not_reached', attempts: 2 })
    expect((await trail(patient)).filter((action) => action === 'call_back.not_reached')).toEqual([
      'call_back.not_reached',
      'call_back.not_reached',
    ])
  })

  it('names the field that is wrong', async () => {
    const id = await asked(patient)
    await claim(grace(), id)
    for (const [body, field] of [
      [{ outcome: 'better', attempt: 1 }, 'outcome'],
      [{ outcome: 'reached', attempt: 3 }, 'attempt'],
    ] as const) {
      const path = `/api/provider/call-backs/${id}/outcome`
      const answer = await app.call('POST', path, { as: grace(), body })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    }
  })
})

const who = fc.constantFrom<keyof typeof therapists>('grace', 'mulenga')
const steps: fc.Arbitrary<CallBackStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('claim' as const, 'release' as const), by: who }),
  fc.record({
    kind: fc.constant('record' as const),
    by: who,
    outcome: fc.constantFrom('not_reached' as const, ...callOutcomes),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
)

/** What goes on as it should, in one piece, so that a walk comes far. */
const usual: fc.Arbitrary<CallBackStep[]> = fc
  .tuple(who, fc.constantFrom(...callOutcomes), fc.integer({ min: 1, max: 2 }))
  .map(([by, outcome, attempt]) => [
    { kind: 'claim', by },
    { kind: 'record', by, outcome, attempt },
  ])
const paths = fc
  .array(fc.oneof(usual, fc.tuple(steps)), { minLength: 2, maxLength: 8 })
  .map((pieces) => pieces.flat())

function take(id: string, step: CallBackStep) {
  if (step.kind === 'withdraw') return withdraw(patient, id)
  const by = therapists[step.by]!
  if (step.kind === 'record') return record(by, id, step.outcome, step.attempt)
  return step.kind === 'claim' ? claim(by, id) : release(by, id)
}

describe('the course of a request, whatever happens in whatever order', () => {
  it('is the one of the domain, and shows the number to its holder alone', async () => {
    const ends = new Set<string>()
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        await app.database.asOwner('delete from call_backs')
        patient = await app.createPersona()
        const id = await asked(patient)
        let state: CallBackState = { status: 'open', attempts: 0, holder: null }
        for (const step of path) {
          const after = afterStep(state, step)
          const { status } = await take(id, step)
          expect([status, step]).toEqual([
            after ? expect.toBeOneOf([200, 204]) : expect.toBeOneOf([404, 409]),
            step,
          ])
          state = after ?? state
          const { newest } = await own(patient)
          expect(newest).toMatchObject({ status: state.status, attempts: state.attempts })
          for (const [name, therapist] of Object.entries(therapists)) {
            const isHolder = state.status === 'open' && state.holder === name
            const [row] = await rowsOf(therapist)
            expect(Boolean(row?.person)).toBe(isHolder)
          }
        }
        ends.add(state.status)
      }),
      {
        numRuns: 25,
        // Three ends that surely come: what is counted never depends on chance.
        examples: [
          [[{ kind: 'release', by: 'grace' }]],
          [[{ kind: 'withdraw' }]],
          [
            [
              { kind: 'claim', by: 'grace' },
              { kind: 'record', by: 'grace', outcome: callOutcomes[0], attempt: 1 },
            ],
          ],
        ],
      },
    )
    expect(ends.size).toBeGreaterThan(2)
  })
})
