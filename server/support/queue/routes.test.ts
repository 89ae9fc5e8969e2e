import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'
import { supportIn } from '#tests/support/support-questions.ts'

let app: TestApp
let patient: Persona
let desk: Persona
let clerk: Persona
let admin: Persona
let grace: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Loveness Tembo' })
  clerk = await app.createPersona({ role: 'front_desk', full_name: 'Joseph Daka' })
  admin = await app.createPersona({ role: 'admin', full_name: 'Ruth Zulu' })
  grace = await provider({ profession: 'therapist', full_name: 'Grace Mwale' })
})
afterAll(() => app.close())

const { accesses, provider } = practiceIn(() => app)
const { age, answer, asked, claim, handOver, list, queue, release, rowOf, trail } = supportIn(
  () => app,
)
const client = () => app.createPersona({ full_name: 'Mwila Phiri' })
const waiting = async (as: Persona) =>
  (await app.call('GET', '/api/provider/waiting', { as })).body.questions_to_answer as number
const countOf = async (as: Persona) =>
  (await app.call('GET', '/api/clinic/support-questions/count', { as })).body
    .questions_to_answer as number

describe('the queue', () => {
  it('shows a question to its team alone, and name and words to who has claimed it, on record', async () => {
    patient = await client()
    const id = await asked(patient, { words: 'A word of the question' })
    expect([await countOf(desk), await countOf(admin), await countOf(grace)]).toEqual([1, 1, 0])
    expect(await rowOf(grace, id)).toBeUndefined()
    expect(await rowOf(desk, id)).toMatchObject({ topic: 'plan', person: null, messages: null })
    expect(JSON.stringify((await queue(desk)).body)).not.toMatch(/Mwila|A word/)
    expect(await accesses(patient)).toEqual([])
    expect((await claim(desk, id)).status).toBe(200)
    expect((await claim(desk, id)).status).toBe(200)
    expect(await rowOf(desk, id)).toMatchObject({
      person: { name: 'Mwila Phiri' },
      messages: [{ words: 'A word of the question' }],
      is_mine: true,
    })
    expect(await rowOf(admin, id)).toMatchObject({
      person: null,
      messages: null,
      claimed_by_name: 'Loveness Tembo',
    })
    expect(await accesses(patient)).toContainEqual(
      expect.objectContaining({ action: 'support_questions.read' }),
    )
    const taken = await claim(admin, id)
    expect([taken.status, taken.body.code]).toEqual([409, 'taken'])
    await release(desk, id)
  })

  it('has a health question for providers of its profession, and nothing of it for desk and admins', async () => {
    patient = await client()
    const dietitian = await provider({ profession: 'dietitian' })
    const health = { topic: 'health', words: 'Is this rash a side effect?' } as const
    const id = await asked(patient, { ...health, profession: 'dietitian' })
    for (const as of [desk, admin, grace]) {
      expect(await rowOf(as, id)).toBeUndefined()
      expect(JSON.stringify((await queue(as)).body)).not.toContain('rash')
      for (const call of [claim(as, id), answer(as, id, 'No'), handOver(as, id, 'therapist')])
        expect((await call).status).toBe(404)
    }
    const before = await waiting(dietitian)
    expect(await waiting(grace)).toBe(0)
    expect(before).toBe(1)
    await claim(dietitian, id)
    expect(await rowOf(dietitian, id)).toMatchObject({ messages: [{ words: health.words }] })
    await handOver(dietitian, id, 'therapist')
    expect([await waiting(dietitian), await waiting(grace)]).toEqual([0, 1])
    expect(await countOf(grace)).toBe(1)
    expect((await handOver(grace, id, 'desk')).status).toBe(422)
    await claim(grace, id)
    await answer(grace, id, 'Please come in.')
  })

  it('lets the desk give a health question away without a way back, on record', async () => {
    patient = await client()
    const id = await asked(patient, { words: 'My tablets make me dizzy.' })
    expect((await handOver(desk, id, 'therapist')).status).toBe(404)
    await claim(desk, id)
    const { due_at } = (await rowOf(desk, id))!
    expect((await handOver(desk, id, 'therapist')).status).toBe(200)
    expect(JSON.stringify((await queue(desk)).body)).not.toContain('dizzy')
    expect(await rowOf(grace, id)).toMatchObject({ due_at, topic: 'plan', is_mine: false })
    expect((await trail(patient)).toSorted()).toEqual([
      'support_question.ask',
      'support_question.claim',
      'support_question.hand_over',
      'support_questions.read',
      'support_questions.read',
    ])
  })

  it('is in the order in which answers are due', async () => {
    const [one, other] = [await asked(await client()), await asked(await client())]
    await age(other, 200)
    const ids = ((await queue(desk)).body.questions as { id: string }[]).map(({ id }) => id)
    expect(ids.indexOf(other)).toBeLessThan(ids.indexOf(one))
  })

  it('is closed to patients', async () => {
    expect((await queue(await client())).status).toBe(403)
  })
})

describe('a claim', () => {
  it('is one of two at once, and one at a time', async () => {
    const [one, other] = [await asked(await client()), await asked(await client())]
    expect(statusesOf(await Promise.all([claim(desk, one), claim(clerk, one)]))).toEqual([200, 409])
    const holder = (await rowOf(desk, one))!.is_mine ? desk : clerk
    expect((await claim(holder, other)).body.code).toBe('one_at_a_time')
    const both = await Promise.all([claim(admin, other), claim(admin, other)])
    expect(statusesOf(both)).toEqual([200, 200])
    await release(holder, one)
    await release(admin, other)
  })

  it('of two questions by one at once takes one of them', async () => {
    const ids = [await asked(await client()), await asked(await client())]
    const both = await Promise.all(ids.map((id) => claim(clerk, id)))
    expect(statusesOf(both)).toEqual([200, 409])
    for (const id of ids) await release(clerk, id)
  })

  it('ends when its person writes more, so that no answer passes over their words', async () => {
    const patient = await client()
    const id = await asked(patient)
    await claim(desk, id)
    const body = { id: randomUUID(), words: 'And then?' }
    await app.call('POST', `/api/support-questions/${id}/messages`, { as: patient, body })
    expect((await answer(desk, id, 'On Friday.')).status).toBe(404)
    expect((await claim(desk, id)).status).toBe(200)
    expect((await answer(desk, id, 'On Friday.')).status).toBe(200)
  })

  it('ends after half an hour, and still allows the answer until a colleague claims', async () => {
    const [one, other] = [await asked(await client()), await asked(await client())]
    await claim(desk, one)
    await age(one, 31)
    expect(await rowOf(desk, one)).toMatchObject({ is_mine: false, messages: null })
    expect((await answer(desk, one, 'On Friday.')).status).toBe(200)
    await claim(desk, other)
    await age(other, 31)
    expect((await claim(clerk, other)).status).toBe(200)
    expect((await answer(desk, other, 'On Friday.')).status).toBe(404)
    await release(clerk, other)
  })

  it('that has ended does not keep its holder from another', async () => {
    const [one, other] = [await asked(await client()), await asked(await client())]
    await claim(desk, one)
    await age(one, 31)
    expect((await claim(desk, other)).status).toBe(200)
    expect((await release(desk, one)).status).toBe(404)
    await release(desk, other)
  })
})

describe('an answer', () => {
  it('is written once, and reaches its person', async () => {
    patient = await client()
    const id = await asked(patient)
    expect((await answer(desk, id, 'On Friday.')).status).toBe(404)
    await claim(desk, id)
    const wrong = await answer(desk, id, ' ')
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['answer']])
    const message = randomUUID()
    expect((await answer(desk, id, 'On Friday.', message)).status).toBe(200)
    expect((await answer(desk, id, 'On Friday.', message)).status).toBe(200)
    expect((await answer(desk, id, 'On Monday.', message)).body.code).toBe('conflict')
    expect((await answer(desk, id, 'On Monday.')).status).toBe(404)
    expect((await list(patient)).questions[0]!.messages).toHaveLength(2)
    expect(await rowOf(desk, id)).toBeUndefined()
  })
})
