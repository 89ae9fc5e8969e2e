import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { mealPlanOf } from '#tests/support/meal-plan-samples.ts'
import { answerMealRequest, askingIn } from '#tests/support/meal-plans.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let dietitian: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { path, ask, latest, change, rowsOf } = askingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await provider({ full_name: 'Bwalya Tembo', profession: 'dietitian' })
})
afterAll(() => app.close())

/** A person whose request has been answered. */
async function answered(plan = mealPlanOf()) {
  const person = await app.createPersona()
  const { body } = await ask(person)
  await answerMealRequest(dietitian, body.id, plan)
  return { person, id: body.id as string }
}

describe('a meal plan', () => {
  it('comes with the request once it is written, with the card of its author', async () => {
    const { person } = await answered()
    const { plan, ...request } = await latest(person)
    expect(request).toMatchObject({ status: 'completed', completed_at: expect.any(String) })
    expect(plan).toMatchObject({ ...mealPlanOf(), version: 1 })
    expect(plan.author).toEqual({ full_name: 'Bwalya Tembo', profile_picture_url: null })
    expect(plan.plan_pdf_url).toBe(`${path}/${request.id}/plan.pdf`)
  })

  it('is downloaded as a PDF that holds all of it', async () => {
    const { person, id } = await answered()
    const answer = await app.request('GET', `${path}/${id}/plan.pdf`, { as: person })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="meal-plan-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-')
    const document = await unpdf.getDocumentProxy(bytes)
    const { text } = await unpdf.extractText(document, { mergePages: true })
    const { info } = await unpdf.getMeta(document)
    for (const words of [
      'For Mutale Banda',
      'Written by Bwalya Tembo',
      'start with breakfast.',
      'Maize porridge with groundnuts',
      'Rape and tomato',
      'Serves 4, 20 minutes',
      'Fry the tomatoes, add the rape.',
      '1 heap',
      'K1,200.50',
      'Together about K1,220.50, and 1 without a price.',
    ])
      expect(text).toContain(words)
    expect(JSON.stringify(info)).not.toMatch(/Mutale|meal|plan/i)
  })

  it('is no PDF before it is written, and none for another user', async () => {
    const { person, id } = await answered()
    const other = await app.createPersona()
    const pending = (await ask(person)).body.id
    const statusFor = async (as: Persona, of: string) =>
      (await app.call('GET', `${path}/${of}/plan.pdf`, { as })).status
    expect(await statusFor(person, pending)).toBe(404)
    expect(await statusFor(other, id)).toBe(404)
    expect(await statusFor(dietitian, id)).toBe(404)
    expect(await statusFor(person, randomUUID())).toBe(404)
    expect(await statusFor(person, '7')).toBe(422)
  })

  it('prints whatever a dietitian may write, however long', async () => {
    const long = 'Nshima with rape and kapenta '.repeat(10).trim()
    const { person, id } = await answered(
      mealPlanOf({
        dietitian_message: `${'M'.repeat(200)}\n\u202eŊandu 姆 🌳 {{x}}`,
        weekly_schedule: [
          {
            day: 'Monday',
            meals: Array.from({ length: 12 }, () => ({ meal: long.slice(0, 60), dish: long })),
          },
        ],
        recipes: Array.from({ length: 4 }, () => ({
          title: 'x',
          ingredients: Array.from({ length: 20 }, () => long.slice(0, 200)),
          steps: Array.from({ length: 20 }, () => long),
        })),
      }),
    )
    const answer = await app.request('GET', `${path}/${id}/plan.pdf`, { as: person })
    expect(answer.status).toBe(200)
    const document = await unpdf.getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    expect(text).toContain('Ŋandu')
    expect(text).toContain(`Page ${document.numPages} of ${document.numPages}`)
  })
})

describe('asking for a modification', () => {
  it('sends the request back to the queue with the note, the plan so far beside it', async () => {
    const { person, id } = await answered()
    const { status, body } = await change(person, id, { note: ' No kapenta, please. ' })
    expect([status, body.note]).toEqual([201, 'No kapenta, please.'])
    const request = await latest(person)
    expect(request).toMatchObject({ status: 'pending', completed_at: null, changes: [body] })
    expect(request.plan).toMatchObject({ version: 1 })
    await answerMealRequest(dietitian, id, mealPlanOf({ dietitian_message: 'Without kapenta.' }))
    const { plan, changes } = await latest(person)
    expect([plan.version, plan.dietitian_message, changes.length]).toEqual([
      2,
      'Without kapenta.',
      1,
    ])
  })

  it('is written once however often it is sent', async () => {
    const { person, id } = await answered()
    const body = { id: randomUUID(), note: 'Less salt.' }
    const answers = await Promise.all([1, 2, 3].map(() => change(person, id, body)))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect((await change(person, id, { ...body, note: 'More salt.' })).status).toBe(409)
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 1 })
  })

  it('is blocked while a plan is being written', async () => {
    const person = await app.createPersona()
    const { id } = (await ask(person)).body
    expect((await change(person, id, { note: 'Less salt.' })).status).toBe(409)
    const done = await answered()
    const two = await Promise.all(
      ['Less salt.', 'More salt.'].map((note) => change(done.person, done.id, { note })),
    )
    expect(statusesOf(two)).toEqual([201, 409])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
  })

  it('is for the person alone who asked for the plan', async () => {
    const { person, id } = await answered()
    for (const as of [await app.createPersona(), dietitian])
      expect((await change(as, id, { note: 'Less salt.' })).status).toBe(404)
    expect((await change(person, randomUUID(), { note: 'Less salt.' })).status).toBe(404)
    const taken = (await change(person, id, { note: 'Less salt.' })).body.id
    const other = await answered()
    const stolen = await change(other.person, other.id, { id: taken, note: 'Less salt.' })
    expect(stolen.status).toBe(409)
    expect(await rowsOf(other.person)).toEqual({ requests: 1, changes: 0 })
  })

  it.each([
    ['no note', {}, 'note'],
    ['an empty note', { note: '  ' }, 'note'],
    ['a note of more than two thousand letters', { note: 'x'.repeat(2001) }, 'note'],
    ['an id that is none', { id: '7', note: 'Less salt.' }, 'id'],
  ])('rejects %s and keeps nothing', async (_, body, field) => {
    const { person, id } = await answered()
    const answer = await change(person, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
    expect(await latest(person)).toMatchObject({ status: 'completed' })
  })

  it('keeps nothing once consent is withdrawn', async () => {
    const { person, id } = await answered()
    await consent(person, 'health_data')
    await withdraw(person, 'health_data')
    const { status, body } = await change(person, id, { note: 'Less salt.' })
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
  })
})
