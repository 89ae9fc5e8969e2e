import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const rate = (id: string, as: Persona, body: object = { score: 4 }) =>
  app.call('PUT', `/api/appointments/${id}/rating`, { as, body })
const own = async (as: Persona) => (await app.call('GET', '/api/session-ratings', { as })).body
const ofProvider = async (as: Persona) =>
  (await app.call('GET', '/api/provider/ratings', { as })).body
/** What a patient reads of a provider when booking. */
async function tileOf({ user_id }: Persona) {
  const as = await app.createPersona()
  const { body } = await app.call('GET', '/api/appointments/providers', { as })
  return body.find(({ id }: { id: string }) => id === user_id).rating
}

/** A session that was held so many days ago. */
async function held(
  patient: Persona,
  doctor: Persona,
  daysAgo = 1,
  outcome: string | null = 'held',
) {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const id = await bookFor(patient, doctor, { status: 'completed', at })
  await app.database.asOwner('update appointments set outcome = $2 where id = $1', [id, outcome])
  return id
}
const age = (id: string, days: number) =>
  app.database.asOwner(
    `update session_ratings set created_at = now() - $2::float8 * interval '1 day' where appointment_id = $1`,
    [id, days],
  )

/** Ratings of one provider, each by another patient, the first the oldest. */
async function rated(doctor: Persona, given: readonly (readonly [number, string?])[], days = 30) {
  const all = []
  for (const [place, [score, comment]] of given.entries()) {
    const patient = await app.createPersona({ full_name: 'Mary Banda' })
    const id = await held(patient, doctor)
    expect((await rate(id, patient, { score, ...(comment ? { comment } : {}) })).status).toBe(201)
    await age(id, days - place / 24)
    all.push({ patient, id })
  }
  return all
}

describe('the rating of a session', () => {
  it('is given once and changed for 7 days; a retry changes nothing', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await held(patient, doctor)
    const first = { score: 2, comment: 'Too short.' }
    const same = await Promise.all([1, 2, 3].map(() => rate(id, patient, first)))
    expect(statusesOf(same)).toEqual([200, 200, 201])
    expect(await own(patient)).toMatchObject([{ appointment_id: id, ...first }])
    expect((await rate(id, patient, { score: 5 })).body).toMatchObject({ score: 5, comment: null })
    await age(id, 8)
    expect((await rate(id, patient, { score: 5 })).status).toBe(200)
    expect(await rate(id, patient, { score: 1 })).toMatchObject({
      status: 409,
      body: { code: 'final' },
    })
    expect(await own(patient)).toMatchObject([{ score: 5 }])
    expect(await actionsOn(app.database, patient, 'session_rating')).toEqual([
      'session_rating.give',
      'session_rating.change',
    ])
  })

  it('is for the patient of a held session, until 60 days after it', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    for (const outcome of [null, 'patient_no_show', 'provider_no_show'])
      expect(await rate(await held(patient, doctor, 1, outcome), patient)).toMatchObject({
        status: 409,
        body: { code: 'not_held' },
      })
    expect(await rate(await bookFor(patient, doctor), patient)).toMatchObject({ status: 409 })
    expect(await rate(await held(patient, doctor, 61), patient)).toMatchObject({
      status: 409,
      body: { code: 'late' },
    })
    const id = await held(patient, doctor, 59)
    for (const as of [doctor, await app.createPersona(), await provider()]) {
      expect((await rate(id, as)).status).toBe(404)
      expect(await own(as)).toEqual([])
    }
    expect((await rate(crypto.randomUUID(), patient)).status).toBe(404)
    expect((await rate(id, patient)).status).toBe(201)
  })

  it('names the field that is wrong', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await held(patient, doctor)
    for (const [body, field] of [
      [{}, 'score'],
      [{ score: 0 }, 'score'],
      [{ score: 6 }, 'score'],
      [{ score: 2.5 }, 'score'],
      [{ score: '4' }, 'score'],
      [{ score: 4, comment: 'a'.repeat(1001) }, 'comment'],
      [{ score: 4, comment: 'a\0b' }, 'comment'],
    ] as const) {
      const answer = await rate(id, patient, body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    }
    expect(await own(patient)).toEqual([])
  })
})

describe('what is published', () => {
  it('is nothing of four ratings, and the mean of five with their comments alone', async () => {
    const doctor = await provider()
    const nothing = { rating: null, comments: [] }
    await rated(doctor, [[5, 'She listens.'], [4], [5, 'Good advice.'], [4]])
    expect(await ofProvider(doctor)).toEqual(nothing)
    expect(await tileOf(doctor)).toBeNull()
    await rated(doctor, [[5]], 20)
    const rating = { mean: 4.6, count: 5 }
    const shown = await ofProvider(doctor)
    expect(shown.rating).toEqual(rating)
    expect(shown.comments.toSorted()).toEqual(['Good advice.', 'She listens.'])
    expect(await tileOf(doctor)).toEqual(rating)
  })

  it('is five at a time, so that two means never reveal one rating', async () => {
    const doctor = await provider()
    await rated(doctor, [[5], [5], [5], [5], [5]])
    for (const [score, comment] of [
      [1, 'First.'],
      [1, 'Second.'],
      [1, 'Third.'],
      [1, 'Fourth.'],
    ] as const) {
      await rated(doctor, [[score, comment]], 10)
      expect(await ofProvider(doctor)).toEqual({ rating: { mean: 5, count: 5 }, comments: [] })
    }
    await rated(doctor, [[1]], 9)
    const shown = await ofProvider(doctor)
    expect(shown.rating).toEqual({ mean: 3, count: 10 })
    expect(shown.comments).toHaveLength(4)
  })

  it('has no rating that can still be changed', async () => {
    const doctor = await provider()
    const all = await rated(doctor, [[5], [5], [5], [5], [5]])
    await age(all[4]!.id, 6)
    expect(await tileOf(doctor)).toBeNull()
    await age(all[4]!.id, 8)
    expect(await tileOf(doctor)).toEqual({ mean: 5, count: 5 })
  })

  it('lists comments in an order that depends on their words alone', async () => {
    const given = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].map((words) => [3, words] as const)
    const lists = []
    for (const order of [given, given.toReversed(), [...given.slice(2), ...given.slice(0, 2)]]) {
      const doctor = await provider()
      await rated(doctor, order)
      lists.push((await ofProvider(doctor)).comments)
    }
    expect(lists[0].toSorted()).toEqual(given.map(([, words]) => words).toSorted())
    expect(lists[1]).toEqual(lists[0])
    expect(lists[2]).toEqual(lists[0])
  })

  it('appears at midnight, so that the moment says nothing of when a patient wrote', async () => {
    const doctor = await provider()
    const all = await rated(doctor, [[5], [5], [5], [5], [5]])
    const write = (later: string) =>
      app.database.asOwner(
        `update session_ratings set created_at = date_trunc('day', now(), 'Africa/Lusaka') - interval '7 days' + $2::interval
          where appointment_id = $1`,
        [all[4]!.id, later],
      )
    await write('0')
    expect(await tileOf(doctor)).toBeNull()
    await write('-1 minute')
    expect(await tileOf(doctor)).toEqual({ mean: 5, count: 5 })
  })

  it('says nothing of who wrote it: not to the provider, in no record and no export', async () => {
    const doctor = await provider()
    const [first] = await rated(doctor, [[1, 'Rude.'], [2], [3], [4], [5]])
    const answer = JSON.stringify(await ofProvider(doctor))
    expect(Object.keys(await ofProvider(doctor)).toSorted()).toEqual(['comments', 'rating'])
    for (const secret of [first!.id, first!.patient.user_id, 'Mary', 'created_at', 'score'])
      expect(answer).not.toContain(secret)
    const exported = (await app.call('GET', '/api/me/export', { as: doctor })).body.tables
    expect(exported.session_ratings ?? []).toEqual([])
    expect(JSON.stringify(exported)).not.toContain('Rude.')
    const mine = (await app.call('GET', '/api/me/export', { as: first!.patient })).body.tables
    expect(mine.session_ratings).toMatchObject([{ score: 1, comment: 'Rude.' }])
    const events = await app.database.asOwner(
      `select action from platform.audit_events where actor_id = $1 and action like '%rating%'`,
      [doctor.user_id],
    )
    expect(events).toEqual([])
  })

  it('goes with the account of its patient, and with that of the provider', async () => {
    const doctor = await provider()
    const all = await rated(doctor, [[1, 'Erase this.'], [5], [5], [5], [5]])
    expect((await ofProvider(doctor)).comments).toEqual(['Erase this.'])
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, all[0]!.patient.user_id))
    expect(await ofProvider(doctor)).toEqual({ rating: null, comments: [] })
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, doctor.user_id))
    const left = await app.database.asOwner(
      'select 1 from session_ratings where patient_id = any($1) or provider_id = $2',
      [all.map(({ patient }) => patient.user_id), doctor.user_id],
    )
    expect(left).toEqual([])
    expect(await own(all[1]!.patient)).toEqual([])
  })

  it('is read by a provider in practice alone', async () => {
    const doctor = await provider()
    await expireCertificate(doctor)
    for (const as of [
      doctor,
      await app.createPersona(),
      await app.createPersona({ role: 'admin' }),
    ])
      expect((await app.call('GET', '/api/provider/ratings', { as })).status).toBe(403)
  })
})
