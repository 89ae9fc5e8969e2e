import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

const path = '/api/symptoms'
const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString()

let app: TestApp
const { withdraw } = practiceIn(() => app)
let chanda: Persona

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
})
afterAll(() => app.close())

const note = (as: Persona, body: object) => app.call('POST', path, { as, body })
const list = async (as: Persona, query = ''): Promise<SymptomEntry[]> =>
  (await app.call('GET', path + query, { as })).body

describe('what one feels', () => {
  it('is stored as it was logged, by when it was felt', async () => {
    const felt_at = hours(-5)
    const earlier = await note(chanda, {
      symptom: 'headache',
      severity: 2,
      felt_at,
      own_words: ' behind the eyes ',
      notes: '',
    })
    expect(earlier.status).toBe(201)
    expect(earlier.body).toEqual({
      id: expect.any(String),
      symptom: 'headache',
      own_words: 'behind the eyes',
      severity: 2,
      felt_at,
      notes: null,
      created_at: expect.stringMatching(/Z$/),
      corrected_at: null,
    })
    const now = await note(chanda, { own_words: 'Ears ring', severity: 1 })
    expect(now.body).toMatchObject({ symptom: null, own_words: 'Ears ring' })
    expect((await list(chanda)).map(({ id }) => id)).toEqual([now.body.id, earlier.body.id])
    expect(await list(chanda, `?limit=1&before=${now.body.id}`)).toEqual([earlier.body])
  })

  it('is written once, however often it is sent', async () => {
    const mwila = await app.createPersona()
    const body = { id: randomUUID(), symptom: 'dizziness', severity: 1 }
    const answers = await Promise.all(Array.from({ length: 4 }, () => note(mwila, body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 201,
    ])
    expect((await note(mwila, { ...body, severity: 3 })).status).toBe(409)
    expect((await note(chanda, body)).status).toBe(409)
    expect(await list(mwila)).toHaveLength(1)
  })

  it.each([
    ['nothing', { severity: 1 }, 'symptom'],
    ['blanks alone', { severity: 1, own_words: '  ' }, 'symptom'],
    ['a word that is not on the list', { severity: 1, symptom: 'love' }, 'symptom'],
    ['long own words', { severity: 1, own_words: 'x'.repeat(201) }, 'own_words'],
    ['no strength', { symptom: 'cough' }, 'severity'],
    ['a strength of four', { symptom: 'cough', severity: 4 }, 'severity'],
    ['a moment ahead', { symptom: 'cough', severity: 1, felt_at: hours(1) }, 'felt_at'],
    ['a moment long past', { symptom: 'cough', severity: 1, felt_at: hours(-31 * 24) }, 'felt_at'],
    ['a long note', { symptom: 'cough', severity: 1, notes: 'x'.repeat(501) }, 'notes'],
  ])('is rejected with %s, the field named', async (_, body, field) => {
    const before = await list(chanda)
    const answer = await note(chanda, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await list(chanda)).toEqual(before)
  })

  it('is now where the clock of a phone is a little fast', async () => {
    const felt_at = new Date(Date.now() + 2 * 60 * 1000).toISOString()
    const { body } = await note(chanda, { symptom: 'cough', severity: 1, felt_at })
    expect(body.felt_at < felt_at).toBe(true)
  })

  it('is deleted, by its person alone, and leaves its trace without its words', async () => {
    const mwila = await app.createPersona()
    const { id } = (await note(mwila, { own_words: 'a secret', severity: 1 })).body
    const remove = (as: Persona) => app.call('DELETE', `${path}/${id}`, { as })
    await remove(chanda)
    expect(await list(mwila)).toHaveLength(1)
    expect((await remove(mwila)).status).toBe(204)
    expect((await remove(mwila)).status).toBe(204)
    expect(await list(mwila)).toEqual([])
    expect(await actionsOn(app.database, mwila, 'symptom')).toEqual([
      'symptom.note',
      'symptom.remove',
    ])
  })

  it('needs active consent, and is for clients', async () => {
    const mwila = await app.createPersona()
    await withdraw(mwila, 'health_data')
    const answer = await note(mwila, { symptom: 'cough', severity: 1 })
    expect(answer.body.code).toBe('consent_withdrawn')
    const provider = await app.createPersona({ role: 'provider' })
    expect((await note(provider, { symptom: 'cough', severity: 1 })).status).toBe(403)
  })
})
