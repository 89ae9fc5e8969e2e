import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { phq9, plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
let nasilele: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const steady = {
  ...plainScreening(0),
  'WHO-5': Object.fromEntries(Array.from({ length: 5 }, (_, place) => [place, 5])),
}
const withScore = (score: number, item9 = 0) => ({ ...steady, 'PHQ-9': phq9(score, item9) })
async function save(as: Persona, answers: object, more: object = {}) {
  const body = { id: randomUUID(), answers, ...more }
  expect((await app.call('POST', '/api/screening-results', { as, body })).status).toBe(201)
  return body.id
}
const own = async (as: Persona) => (await app.call('GET', '/api/next-step', { as })).body
const decide = (as: Persona, id: string, decision: string, offer = 1) =>
  app.call('PATCH', `/api/next-steps/${id}`, { as, body: { decision, offer } })
const stored = (id: string) =>
  app.database
    .asOwner('select status from next_steps where result_id = $1', [id])
    .then(([row]) => row?.status)
const passDays = (id: string, days: number) =>
  app.database.asOwner(
    `update next_steps set decided_at = decided_at - $2 * interval '1 day',
       created_at = created_at - $2 * interval '1 day' where result_id = $1`,
    [id, days],
  )
const offeredToday = async (as: Persona) =>
  (await app.call('GET', '/api/day', { as })).body.next_step

describe('the step after a screening', () => {
  it('follows the band, is null before any screening, and is seen by its person alone', async () => {
    const [chanda, mutale] = [await app.createPersona(), await app.createPersona()]
    expect(await own(chanda)).toBeNull()
    const id = await save(chanda, withScore(7))
    expect(await own(chanda)).toEqual({
      result_id: id,
      step: 'group',
      status: 'suggested',
      again_at: null,
    })
    expect(await offeredToday(chanda)).toBe('offered')
    expect(await own(mutale)).toBeNull()
    expect((await decide(mutale, id, 'accept')).status).toBe(404)
    expect(await stored(id)).toBe('suggested')
  })

  it('is accepted once, and a retry changes nothing', async () => {
    const chanda = await app.createPersona()
    const id = await save(chanda, withScore(12))
    for (const _ of [1, 2]) {
      const answer = await decide(chanda, id, 'accept')
      expect(answer).toMatchObject({ status: 200, body: { step: 'session', status: 'accepted' } })
    }
    expect((await decide(chanda, id, 'decline')).status).toBe(409)
    expect(await offeredToday(chanda)).toBeNull()
    expect(await actionsOn(app.database, chanda, 'next_step')).toEqual(['next_step.accept'])
  })

  it('is offered exactly once more a week after "Not now"', async () => {
    const chanda = await app.createPersona()
    const id = await save(chanda, withScore(12))
    const declined = await decide(chanda, id, 'decline')
    expect(declined.body).toMatchObject({ status: 'declined', again_at: expect.any(String) })
    expect((await decide(chanda, id, 'decline', 2)).status).toBe(409)
    expect(await offeredToday(chanda)).toBeNull()
    await passDays(id, 7)
    expect(await own(chanda)).toMatchObject({ status: 'suggested_again', again_at: null })
    expect(await offeredToday(chanda)).toBe('offered')
    // The first answer, sent again by a phone that was offline.
    expect((await decide(chanda, id, 'decline', 1)).body.status).toBe('suggested_again')
    expect((await decide(chanda, id, 'decline', 2)).body.status).toBe('declined_twice')
    await passDays(id, 8)
    expect(await offeredToday(chanda)).toBeNull()
    expect((await decide(chanda, id, 'accept', 2)).status).toBe(409)
  })

  it('takes one of two decisions that are sent at once', async () => {
    const chanda = await app.createPersona()
    const id = await save(chanda, withScore(12))
    const answers = await Promise.all([decide(chanda, id, 'accept'), decide(chanda, id, 'decline')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is replaced by a later screening, also a declined one, and not by one that was sent late', async () => {
    const chanda = await app.createPersona()
    const first = await save(chanda, withScore(12))
    await decide(chanda, first, 'decline')
    const second = await save(chanda, withScore(7))
    expect(await stored(first)).toBe('replaced')
    expect((await decide(chanda, first, 'accept')).status).toBe(409)
    const late = await save(chanda, withScore(1), { seconds_ago: 3600 })
    expect(await stored(late)).toBe('replaced')
    expect(await own(chanda)).toMatchObject({ result_id: second, step: 'group' })
  })

  it('is open for one of several screenings that are saved at once', async () => {
    const chanda = await app.createPersona()
    const ids = await Promise.all([1, 5, 12, 16].map((score) => save(chanda, withScore(score))))
    const statuses = await Promise.all(ids.map(stored))
    expect(statuses.filter((status) => status === 'suggested')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'replaced')).toHaveLength(3)
  })

  it('is not a mild one while item 9 was above 0 when it was last answered', async () => {
    const chanda = await app.createPersona()
    const before = await save(chanda, withScore(1))
    const id = randomUUID()
    const single = { id, answers: { 'PHQ-9': phq9(2, 2) } }
    const saved = await app.call('POST', '/api/single-results', { as: chanda, body: single })
    expect(saved.status).toBe(201)
    expect(await own(chanda)).toBeNull()
    expect(await offeredToday(chanda)).toBeNull()
    expect(await stored(before)).toBe('replaced')
    expect((await decide(chanda, id, 'decline')).status).toBe(409)
    await save(chanda, withScore(1))
    expect(await own(chanda)).toMatchObject({ step: 'self_help' })
  })

  it('is urgent with very strong signs, and can be neither declined nor put aside', async () => {
    const chanda = await app.createPersona()
    const id = await save(chanda, withScore(21))
    for (const decision of ['accept', 'decline'])
      expect((await decide(chanda, id, decision)).status).toBe(409)
    expect(await own(chanda)).toMatchObject({ step: 'urgent', status: 'suggested' })
    expect(await offeredToday(chanda)).toBe('urgent')
  })

  it('is a session under 18, and none after one instrument alone with few signs', async () => {
    const born = new Date()
    born.setFullYear(born.getFullYear() - 16)
    const date_of_birth = born.toISOString().slice(0, 10)
    nasilele = await app.createPersona()
    await app.database.asOwner('update user_profiles set date_of_birth = $2 where id = $1', [
      nasilele.user_id,
      date_of_birth,
    ])
    await save(nasilele, withScore(1))
    expect(await own(nasilele)).toMatchObject({ step: 'session' })
    const chanda = await app.createPersona()
    const body = { id: randomUUID(), answers: { 'PHQ-9': phq9(6) } }
    await app.call('POST', '/api/single-results', { as: chanda, body })
    expect(await own(chanda)).toBeNull()
  })

  it('names the field of a wrong decision', async () => {
    const id = await save(nasilele, withScore(1))
    const wrong = await app.call('PATCH', `/api/next-steps/${id}`, {
      as: nasilele,
      body: { decision: 'perhaps', offer: 3 },
    })
    expect(wrong).toMatchObject({
      status: 422,
      body: { fields: { decision: 'Send accept or decline.', offer: expect.any(String) } },
    })
  })

  it('is in the export of its person, and erased with them', async () => {
    const chanda = await app.createPersona()
    const id = await save(chanda, withScore(7))
    const { body } = await app.call('GET', '/api/me/export', { as: chanda })
    expect(body.tables.next_steps).toMatchObject([{ result_id: id, step: 'group' }])
    await asSystem('erase a person', (tx) => erasePerson(tx, chanda.user_id))
    expect(await stored(id)).toBeUndefined()
  })
})
