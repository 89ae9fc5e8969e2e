import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { oracleScores } from '#tests/support/screening-oracle.ts'
import { plainScreening, screenings } from '#tests/support/screenings.ts'
import { practiceIn } from '#tests/support/practice.ts'

const path = '/api/screening-results'
const fine = plainScreening(1)
/** Scores that ask for all three follow-ups. */
const high = plainScreening(2)
const somatic = Object.fromEntries(Array.from({ length: 15 }, (_, place) => [place, 1]))

let app: TestApp
const { consent, withdraw } = practiceIn(() => app)
let chanda: Persona

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona({ full_name: 'Chanda Phiri', gender: 'female' })
})
afterAll(() => app.close())

const saveAs = (as: Persona, body: unknown) => app.call('POST', path, { as, body })
const listAs = (as: Persona, query = '') => app.call('GET', `${path}${query}`, { as })
const countOf = async ({ user_id }: Persona) =>
  app.database
    .asOwner('select count(*)::int as n from screening_results where user_id = $1', [user_id])
    .then(([row]) => row!.n)

describe('saving a screening', () => {
  it('answers the row with the scores that the server found itself', async () => {
    const answers = {
      ...high,
      'PHQ-9': { ...high['PHQ-9'], functional: 1 },
      'PHQ-15': { ...somatic, 3: null },
      'PC-PTSD-5': { exposure: 0 },
      'CAGE-AID': { 0: null, 1: null, 2: null, 3: null },
    }
    const answer = await saveAs(chanda, { answers })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      under_18: null,
      user_id: chanda.user_id,
      answers,
      results: {
        'WHO-5': 40,
        'GAD-7': 14,
        'PHQ-9': 18,
        'PHQ-15': 14,
        'PC-PTSD-5': 0,
        'CAGE-AID': 0,
      },
      instrument_versions: {
        'WHO-5': 'en-1',
        'GAD-7': 'en-1',
        'PHQ-9': 'en-1',
        'PHQ-15': 'en-1',
        'PC-PTSD-5': 'en-1',
        'CAGE-AID': 'en-1',
      },
      scoring_version: '2026-11',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((await listAs(chanda)).body[0]).toEqual(answer.body)
  })

  it('scores 100 random screenings as the independent oracle does, and takes its scores', async () => {
    const luse = await app.createPersona()
    for (const answers of fc.sample(screenings, { numRuns: 100, seed: 11 })) {
      const results = oracleScores(answers)
      const { status, body } = await saveAs(luse, { answers, results })
      expect(status).toBe(201)
      expect(body.results).toEqual(results)
      expect(body.answers).toEqual(answers)
    }
  })

  it.each([
    ['a student', { is_student: true }],
    ['a provider', { role: 'provider' as const, hasConsented: true }],
    ['an administrator', { role: 'admin' as const, hasConsented: true }],
  ])('is for %s too', async (_, traits) => {
    const other = await app.createPersona(traits)
    expect((await saveAs(other, { answers: fine })).status).toBe(201)
    expect((await listAs(other)).body).toHaveLength(1)
  })

  it('leaves its trace in the audit, without answers or scores', async () => {
    const { body } = await saveAs(chanda, { answers: high })
    const events = await auditEventsOf(app.database, body.id)
    expect(events).toEqual([
      {
        id: expect.anything(),
        occurred_at: expect.anything(),
        actor_id: chanda.user_id,
        subject_id: chanda.user_id,
        action: 'screening_result.record',
        record_id: body.id,
        request_id: expect.any(String),
      },
    ])
  })
})

describe('a retry', () => {
  it('of the same screening answers the first row', async () => {
    const mwila = await app.createPersona()
    const id = randomUUID()
    const first = await saveAs(mwila, { id, answers: fine })
    const reordered = Object.fromEntries(Object.entries(fine).reverse())
    const again = await saveAs(mwila, { id: id.toUpperCase(), answers: reordered })
    const changed = await saveAs(mwila, { id, answers: high })
    expect([first.status, again.status, changed.status]).toEqual([201, 200, 409])
    expect(again.body).toEqual(first.body)
    expect((await listAs(mwila)).body).toEqual([first.body])
    const events = await auditEventsOf(app.database, id)
    expect(events).toHaveLength(1)
  })

  it('sent ten times at once writes one row', async () => {
    const mwila = await app.createPersona()
    const body = { id: randomUUID(), answers: high }
    const answers = await Promise.all(Array.from({ length: 10 }, () => saveAs(mwila, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await countOf(mwila)).toBe(1)
  })

  it('answers the first row although wording and scoring have moved on', async () => {
    const mwila = await app.createPersona()
    const id = randomUUID()
    await saveAs(mwila, { id, answers: fine })
    await app.database.asOwner(
      `update screening_results set scoring_version = 'older', instrument_versions = '{}' where id = $1`,
      [id],
    )
    const { status, body } = await saveAs(mwila, { id, answers: fine })
    expect([status, body.scoring_version]).toEqual([200, 'older'])
  })

  it('with the id of another person’s screening is a conflict that shows nothing of it', async () => {
    const mwila = await app.createPersona()
    const { body } = await saveAs(chanda, { answers: fine })
    const answer = await saveAs(mwila, { id: body.id, answers: fine })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).not.toContain(chanda.user_id)
    expect((await listAs(mwila)).body).toEqual([])
  })
})

describe('what is rejected', () => {
  const yes = { exposure: 1, 0: 1, 1: 1, 2: 1, 3: 1 }
  it.each<[string, string[], unknown]>([
    ['an unknown instrument', ['answers.PHQ-2'], { ...fine, 'PHQ-2': { 0: 1 } }],
    ['a missing instrument', ['answers.WHO-5'], { 'GAD-7': fine['GAD-7'], 'PHQ-9': fine['PHQ-9'] }],
    [
      'a missing answer',
      ['answers.GAD-7.6'],
      { ...fine, 'GAD-7': { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    ],
    ['an answer too many', ['answers.PHQ-9.9'], { ...fine, 'PHQ-9': { ...fine['PHQ-9'], 9: 0 } }],
    ['a value off the list', ['answers.PHQ-9.8'], { ...fine, 'PHQ-9': { ...fine['PHQ-9'], 8: 4 } }],
    ['a huge value', ['answers.WHO-5.0'], { ...fine, 'WHO-5': { ...fine['WHO-5'], 0: 1e308 } }],
    ['a text', ['answers.WHO-5.0'], { ...fine, 'WHO-5': { ...fine['WHO-5'], 0: '5' } }],
    ['null in the core', ['answers.WHO-5.0'], { ...fine, 'WHO-5': { ...fine['WHO-5'], 0: null } }],
    ['a follow-up not triggered', ['answers.PHQ-15'], { ...fine, 'PHQ-15': somatic }],
    [
      'a missing exposure',
      ['answers.PC-PTSD-5.exposure'],
      { ...high, 'PC-PTSD-5': { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 } },
    ],
    ['a follow-up cut short', ['answers.PC-PTSD-5.4'], { ...high, 'PC-PTSD-5': yes }],
    [
      'null in part',
      ['answers.CAGE-AID.0'],
      { ...high, 'CAGE-AID': { 0: 1, 1: null, 2: null, 3: null } },
    ],
    [
      'daily life where all is 0',
      ['answers.PHQ-9.functional'],
      { ...plainScreening(0), 'PHQ-9': { ...plainScreening(0)['PHQ-9'], functional: 1 } },
    ],
    ['answers in a list', ['answers.PHQ-9'], { ...fine, 'PHQ-9': [1, 1, 1, 1, 1, 1, 1, 1, 1] }],
    ['no answers', ['answers'], undefined],
    ['answers of text', ['answers'], 'all fine'],
  ])('%s is named, and nothing is kept', async (_, fields, answers) => {
    const mwila = await app.createPersona({ gender: 'female' })
    const { status, body } = await saveAs(mwila, { id: randomUUID(), answers })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(Object.keys(body.fields)).toEqual(fields)
    expect(await countOf(mwila)).toBe(0)
  })

  it.each<[string, string[], Record<string, unknown>]>([
    ['a forged score', ['results'], { results: { 'WHO-5': 20, 'GAD-7': 7, 'PHQ-9': 1 } }],
    [
      'an unknown wording',
      ['instrument_versions.GAD-7'],
      { instrument_versions: { 'GAD-7': '1' } },
    ],
    ['a broken id', ['id'], { id: 'mine' }],
    ['another person', ['user_id'], { user_id: randomUUID() }],
    ['another time', ['created_at'], { created_at: '2020-01-01T00:00:00Z' }],
    ['another scoring', ['scoring_version'], { scoring_version: '1' }],
  ])('%s is named, and nothing is kept', async (_, fields, more) => {
    const mwila = await app.createPersona()
    const { status, body } = await saveAs(mwila, { answers: fine, ...more })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(Object.keys(body.fields)).toEqual(fields)
    expect(await countOf(mwila)).toBe(0)
  })

  it('a man’s answer to what is printed for women, by the gender of his profile', async () => {
    const answers = { ...high, 'PHQ-15': somatic }
    const mwila = await app.createPersona({ gender: 'male' })
    const { status, body } = await saveAs(mwila, { answers })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['answers.PHQ-15.3'])
    expect(await countOf(mwila)).toBe(0)
    const null3 = { ...high, 'PHQ-15': { ...somatic, 3: null } }
    expect((await saveAs(mwila, { answers: null3 })).body.results['PHQ-15']).toBe(14)
    const unsaid = await app.createPersona()
    expect((await saveAs(unsaid, { answers })).status).toBe(201)
  })

  it('what is no JSON, and every caller without a session', async () => {
    expect((await saveAs(chanda, '{"answers":')).status).toBe(400)
    expect((await app.call('POST', path, { body: { answers: fine } })).status).toBe(401)
    expect((await app.call('GET', path)).status).toBe(401)
  })

  it('a screening after consent was withdrawn, until it is given again', async () => {
    const luse = await app.createPersona()
    expect((await saveAs(luse, { answers: fine })).status).toBe(201)
    await withdraw(luse, 'health_data')
    const { status, body } = await saveAs(luse, { answers: fine })
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect((await listAs(luse)).body).toHaveLength(1)
    await consent(luse, 'health_data')
    expect((await saveAs(luse, { answers: fine })).status).toBe(201)
  })

  it('a row in another person’s name, by the database itself', async () => {
    const mwila = await app.createPersona()
    const forging = asActor({ ...mwila, audience: 'signed-in', authorized: false }, (tx) =>
      tx.run(
        tables.insertInto('screening_results').values({
          user_id: chanda.user_id,
          answers: '{}',
          results: '{}',
          instrument_versions: '{}',
          scoring_version: '1',
        }),
      ),
    )
    await expect(forging).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the list', () => {
  it('shows no other person’s screenings', async () => {
    const [mwila, luse] = [await app.createPersona(), await app.createPersona()]
    const { body: hers } = await saveAs(luse, { answers: high })
    await saveAs(mwila, { answers: fine })
    const list = (await listAs(mwila)).body
    expect(list.map((row: { user_id: string }) => row.user_id)).toEqual([mwila.user_id])
    expect((await listAs(mwila, `?before=${hers.id}`)).body).toEqual([])
  })

  it('pages over equal instants without losing or repeating a row', async () => {
    const mwila = await app.createPersona()
    await app.database.asOwner(
      `insert into screening_results (user_id, answers, results, instrument_versions, scoring_version, created_at)
       select $1, '{}', '{}', '{}', '1', timestamptz '2026-11-01T08:00Z' + n / 3 * interval '1 hour' from generate_series(0, 10) n`,
      [mwila.user_id],
    )
    const seen: { id: string }[] = []
    let before = ''
    for (let page = 0; page < 3; page += 1) {
      const { body } = await listAs(mwila, `?limit=4${before}`)
      seen.push(...body)
      before = `&before=${body.at(-1).id}`
    }
    expect(seen).toEqual((await listAs(mwila)).body)
    expect(seen).toHaveLength(11)
  })

  it.each(['limit=0', 'before=yesterday'])('names what it cannot understand: %s', async (query) => {
    const { status, body } = await listAs(chanda, `?${query}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, [query.split('=')[0]]])
  })
})
