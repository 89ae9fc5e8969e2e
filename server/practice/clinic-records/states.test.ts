import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { provider } = practiceIn(() => app)

/** By its person, by someone else who is signed in, by its link, by its provider, by another provider. */
const acts = [
  'claim',
  'erase',
  'stranger claims',
  'link',
  'remove',
  'other removes',
  'invite',
] as const
type Act = (typeof acts)[number]
type State = 'waiting' | 'claimed' | 'erased'

/**
 * What each act answers in each state, and what follows. What the person answered themselves is
 * answered as before when it is repeated; after the answer of another there is nothing left. The link
 * answers alike, whether there is a record or not.
 */
function after(state: State, act: Act, answered: Act | undefined): [number, State] {
  if (act === 'stranger claims' || act === 'other removes') return [404, state]
  if (act === 'link') return [204, state === 'waiting' ? 'erased' : state]
  const isRepeated = act === answered && act !== 'remove'
  if (state !== 'waiting') return [isRepeated ? 204 : 404, state]
  if (act === 'invite') return [200, state]
  return [204, act === 'claim' ? 'claimed' : 'erased']
}

it('a record of a walk-in patient is claimed or erased once, in whatever order its people act', async () => {
  const [doctor, other] = [await provider(), await provider()]
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 }),
      async (walk) => {
        const [mary, stranger] = [await app.createPersona(), await app.createPersona()]
        const { record } = (
          await app.call('POST', '/api/provider/clinic-records', {
            as: doctor,
            body: { full_name: 'Mary Banda', email: mary.email, notes: 'Headaches.' },
          })
        ).body
        const [mail] = await emailsTo(app, mary)
        const [, token] = /\/erase-record#(\S+)/.exec(mail!.text_body)!
        let state: State = 'waiting'
        let answered: Act | undefined
        for (const act of walk) {
          const [status, next] = after(state, act, answered)
          const got = await take(act, {
            id: record.id,
            token: token!,
            doctor,
            other,
            mary,
            stranger,
          })
          expect([state, act, got]).toEqual([state, act, status])
          seen.add(`${state} ${act}`)
          if (next !== state) answered = act
          state = next
          expect(await left(record.id, mary)).toEqual({
            records: state === 'waiting' ? 1 : 0,
            visits: state === 'claimed' ? 1 : 0,
          })
        }
      },
    ),
    // Each act in each state, once: what is counted never depends on chance.
    {
      numRuns: 40,
      examples: [
        [[...acts]],
        [['erase', ...acts]],
        [['remove', ...acts]],
        [['link', ...acts]],
        [['invite', ...acts.toReversed()]],
      ],
    },
  )
  expect(seen.size).toBeGreaterThan(15)
})

interface Walk {
  id: string
  token: string
  doctor: Persona
  other: Persona
  mary: Persona
  stranger: Persona
}

async function take(act: Act, { id, token, doctor, other, mary, stranger }: Walk): Promise<number> {
  const answer = (as: Persona, wanted: 'claim' | 'erase') =>
    app.call('POST', '/api/me/invitation-answers', { as, body: { id, answer: wanted } })
  const remove = (as: Persona) => app.call('DELETE', `/api/provider/clinic-records/${id}`, { as })
  const calls: Record<Act, () => Promise<{ status: number }>> = {
    claim: () => answer(mary, 'claim'),
    erase: () => answer(mary, 'erase'),
    'stranger claims': () => answer(stranger, 'claim'),
    link: () => app.call('POST', '/api/clinic-record-erasures', { body: { token } }),
    remove: () => remove(doctor),
    'other removes': () => remove(other),
    invite: () =>
      app.call('POST', `/api/provider/clinic-records/${id}/invitation`, {
        as: doctor,
        body: { by: 'email' },
      }),
  }
  return (await calls[act]()).status
}

/** How many rows are left of the record, and how many visits it has become. */
async function left(id: string, mary: Persona) {
  const [row] = await app.database.asOwner(
    `select (select count(*)::integer from clinic_records where id = $1) as records,
      (select count(*)::integer from appointments where patient_id = $2) as visits`,
    [id, mary.user_id],
  )
  return row
}

it('a claim and an erasure at the same moment leave one of the two', async () => {
  const doctor = await provider()
  for (let round = 0; round < 5; round++) {
    const mary = await app.createPersona()
    const { record } = (
      await app.call('POST', '/api/provider/clinic-records', {
        as: doctor,
        body: { full_name: 'Mary Banda', email: mary.email, id: randomUUID() },
      })
    ).body
    const parts = { id: record.id, token: '', doctor, other: doctor, mary, stranger: mary }
    const statuses = await Promise.all([take('claim', parts), take('remove', parts)])
    expect(statuses.toSorted()).toEqual([204, 404])
    const { visits } = (await left(record.id, mary)) as { visits: number }
    expect(visits).toBe(statuses[0] === 204 ? 1 : 0)
  }
})
