import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { checkInsIn } from '#tests/support/check-ins.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'
import { notifyOfAnswers } from '../notifications/jobs.ts'

let app: TestApp
let patient: Persona
let grace: Persona
let other: Persona
beforeAll(async () => {
  app = await openTestApp()
  grace = await provider({ profession: 'therapist', full_name: 'Grace Mwale' })
  other = await provider({ profession: 'therapist', full_name: 'Mulenga Zulu' })
})
afterAll(() => app.close())

const { accesses, consent, expireCertificate, provider } = practiceIn(() => app)
const { answer, claim, own, queue, release, sent } = checkInsIn(() => app)
const rowOf = async (as: Persona, id: string) =>
  ((await queue(as)).body as { id: string }[]).find((one) => one.id === id)
const waiting = async (as: Persona) =>
  (await app.call('GET', '/api/provider/waiting', { as })).body.check_ins_to_answer as number

async function client(full_name = 'Mwila Phiri'): Promise<Persona> {
  const person = await app.createPersona({ full_name })
  await consent(person, 'health_data')
  return person
}

describe('the queue', () => {
  it('shows when each is due, and neither name nor words of what no one has claimed', async () => {
    patient = await client()
    const id = await sent(patient, { plan: 'A word of the plan' })
    expect(await rowOf(grace, id)).toMatchObject({ person: null, said: null, is_mine: false })
    expect(JSON.stringify((await queue(grace)).body)).not.toMatch(/Mwila|A word/)
    expect(await accesses(patient)).toEqual([])
  })

  it('shows name and words to the therapist who has claimed it, on record, and to no colleague', async () => {
    patient = await client()
    await app.call('PATCH', '/api/profile', {
      as: patient,
      body: { phone_number: '0977 123 456' },
    })
    const id = await sent(patient, { plan: 'A word of the plan' })
    const before = [await waiting(grace), await waiting(other)]
    expect((await claim(grace, id)).status).toBe(200)
    expect((await claim(grace, id)).status).toBe(200)
    expect(await rowOf(grace, id)).toMatchObject({
      person: { name: 'Mwila Phiri', phone_number: '+260977123456' },
      said: { score: 60, plan: 'A word of the plan' },
      is_mine: true,
    })
    expect(await rowOf(other, id)).toMatchObject({
      person: null,
      said: null,
      claimed_by_name: 'Grace Mwale',
    })
    expect(await accesses(patient)).toContainEqual(
      expect.objectContaining({ action: 'check_ins.read' }),
    )
    expect([await waiting(grace), await waiting(other)]).toEqual([before[0], before[1]! - 1])
    const taken = await claim(other, id)
    expect([taken.status, taken.body.code]).toEqual([409, 'taken'])
  })

  it('is given back, or taken over from a therapist who has left practice', async () => {
    const leaving = await provider({ profession: 'therapist' })
    const id = await sent(await client())
    await claim(grace, id)
    expect((await release(other, id)).status).toBe(404)
    expect((await release(grace, id)).status).toBe(200)
    await claim(leaving, id)
    await expireCertificate(leaving)
    expect((await claim(other, id)).status).toBe(200)
  })

  it('has nothing of a person who has withdrawn the consent to keep health data', async () => {
    patient = await client()
    const id = await sent(patient)
    expect((await claim(grace, id)).status).toBe(200)
    await app.call('POST', '/api/consents/withdraw', {
      as: patient,
      body: { purpose: 'health_data' },
    })
    expect(await rowOf(grace, id)).toBeUndefined()
    expect((await claim(other, id)).status).toBe(404)
    expect((await answer(grace, id, 'We can talk on Friday.')).status).toBe(404)
  })

  it('is claimed by one of two at once', async () => {
    const id = await sent(await client())
    expect(statusesOf(await Promise.all([claim(grace, id), claim(other, id)]))).toEqual([200, 409])
  })

  it.each(['dietitian', 'fitness expert'] as const)('is empty for a %s', async (profession) => {
    const id = await sent(await client())
    const as = await provider({ profession })
    expect((await queue(as)).body).toEqual([])
    expect([(await claim(as, id)).status, (await answer(as, id, 'Rest')).status]).toEqual([
      404, 404,
    ])
  })
})

describe('an answer', () => {
  it('is written once, by the therapist who has claimed it, and reaches its person', async () => {
    patient = await client()
    const id = await sent(patient)
    expect((await answer(grace, id, 'Rest')).status).toBe(404)
    await claim(grace, id)
    const wrong = await answer(grace, id, ' ')
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['answer']])
    expect((await answer(grace, id, 'Keep to your plan.')).status).toBe(200)
    expect((await answer(grace, id, 'Keep to your plan.')).status).toBe(200)
    expect((await answer(grace, id, 'Something else')).status).toBe(409)
    expect(await rowOf(grace, id)).toBeUndefined()
    expect((await claim(other, id)).body.code).toBe('ended')
    expect((await own(patient)).check_ins).toMatchObject([
      { id, answer: 'Keep to your plan.', answered_by_name: 'Grace Mwale' },
    ])
  })

  it('is notified by one email that says nothing of it', async () => {
    patient = await client()
    const id = await sent(patient)
    await claim(grace, id)
    await answer(grace, id, 'Keep to your plan.')
    const notify = () => notifyOfAnswers({ PUBLIC_URL }).run()
    await Promise.all([notify(), notify()])
    await notify()
    expect(await subjectsTo(app, patient)).toEqual(['There is something new for you'])
    const [email] = await emailsTo(app, patient)
    expect(email!.text_body).toContain(`${PUBLIC_URL}/patient-profile`)
    for (const text of Object.values(email!))
      expect(text).not.toMatch(/check-in|your plan|Grace|therapist/i)
  })
})
