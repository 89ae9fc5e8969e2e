import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import {
  answerExerciseRequest,
  askingForExerciseIn,
  statusesOf,
} from '#tests/support/exercise-plans.ts'
import { exercisePlan } from '#tests/support/exercise-samples.ts'
import { readExerciseRequest } from './data.ts'

let app: TestApp
let expert: Persona
beforeAll(async () => {
  app = await openTestApp()
  expert = await app.createPersona({
    role: 'provider',
    profession: 'fitness expert',
    full_name: 'Mutinta Hamoonga',
  })
})
afterAll(() => app.close())

const { path, send, listOf, latestOf, change, pdfOf } = askingForExerciseIn(() => app)

describe('the plan', () => {
  it('comes with its author, and completes the request', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answerExerciseRequest(expert, id)
    const latest = await latestOf(chanda)
    expect(latest.status).toBe('completed')
    expect(latest.completed_at).toEqual(expect.any(String))
    expect(latest.plan).toEqual({
      ...exercisePlan,
      id: expect.any(String),
      version: 1,
      author: { full_name: 'Mutinta Hamoonga', profile_picture_url: null },
      plan_pdf_url: `${path}/${id}/plan.pdf`,
      created_at: expect.any(String),
    })
  })

  it('is read by the requester and by the expert who has claimed it, and by no one else', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const colleague = await app.createPersona({ role: 'provider', profession: 'fitness expert' })
    const { id } = (await send(chanda)).body
    await answerExerciseRequest(expert, id)
    const seenBy = (persona: Persona, audience: 'signed-in' | 'approved-provider') =>
      asActor({ ...persona, audience, authorized: false }, (tx) => readExerciseRequest(tx, id))
    expect((await seenBy(expert, 'approved-provider'))?.plan?.version).toBe(1)
    expect((await seenBy(chanda, 'signed-in'))?.plan?.version).toBe(1)
    expect(await seenBy(colleague, 'approved-provider')).toBeUndefined()
    expect(await seenBy(other, 'signed-in')).toBeUndefined()
    // The expert's own list is of what they asked for themselves.
    expect(await listOf(expert)).toEqual([])
    expect((await pdfOf(expert, id)).status).toBe(404)
    expect((await pdfOf(other, id)).status).toBe(404)
  })
})

describe('asking for a modification', () => {
  const note = 'Please leave out the hills.'

  it('sends the request back with the note, and shows the plan before it meanwhile', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answerExerciseRequest(expert, id)
    const asked = await change(chanda, id, { note: ` ${note} ` })
    expect(asked.status).toBe(201)
    expect(asked.body).toEqual({ id: expect.any(String), note, created_at: expect.any(String) })
    expect(await latestOf(chanda)).toMatchObject({
      status: 'pending',
      completed_at: null,
      changes: [asked.body],
      plan: { version: 1 },
    })
    await answerExerciseRequest(expert, id, { ...exercisePlan, expert_message: 'Without hills.' })
    expect(await latestOf(chanda)).toMatchObject({
      status: 'completed',
      plan: { version: 2, expert_message: 'Without hills.' },
    })
    expect(await actionsOn(app.database, chanda, 'exercise_plan_change')).toHaveLength(1)
  })

  it('is written once for all its retries', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answerExerciseRequest(expert, id)
    const once = { id: randomUUID(), note }
    const answered = await Promise.all([1, 2, 3].map(() => change(chanda, id, once)))
    expect(statusesOf(answered)).toEqual([200, 200, 201])
    expect((await latestOf(chanda)).changes).toHaveLength(1)
    expect((await change(chanda, id, { ...once, note: 'Another' })).status).toBe(409)
  })

  it('is rejected while the plan is written, without a note, and for another person’s plan', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const { id } = (await send(chanda)).body
    expect((await change(chanda, id, { note })).status).toBe(409)
    await answerExerciseRequest(expert, id)
    for (const body of [{}, { note: '  ' }, { note: 'x'.repeat(2001) }, { note: 7 }]) {
      const { status, body: problem } = await change(chanda, id, body)
      expect([status, Object.keys(problem.fields)]).toEqual([422, ['note']])
    }
    expect((await change(other, id, { note })).status).toBe(404)
    expect((await change(expert, id, { note })).status).toBe(404)
    expect((await change(chanda, randomUUID(), { note })).status).toBe(404)
    expect((await latestOf(chanda)).changes).toEqual([])
  })
})

describe('the printed plan', () => {
  it('contains all of it, names its person and its writer, and the file is named after it', async () => {
    const chanda = await app.createPersona({ full_name: 'Chanda Ŋoma' })
    const { id } = (await send(chanda)).body
    expect((await pdfOf(chanda, id)).status).toBe(404)
    await answerExerciseRequest(expert, id)
    const response = await pdfOf(chanda, id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="exercise-plan-chanda-ngoma-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    const document = await unpdf.getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    for (const words of [
      'Your exercise plan',
      'For Chanda Ŋoma',
      'Written by Mutinta Hamoonga',
      'Start slowly.',
      'Walk before you run.',
      'Monday: Walking, 25 minutes',
      'Brisk walk: Heels first',
      '10 minutes',
      '60 seconds',
      'Tuesday: Rest',
      'Five minutes more each week.',
      'Stop when your knee hurts.',
    ])
      expect(text).toContain(words)
    // The answers about health are not printed.
    expect(text).not.toMatch(/Asthma|inhaler/)
  })

  it('is set however much was written, in whatever signs', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    const long = 'Ukwenda‮ \u0007👣 '.repeat(60).slice(0, 500)
    const exercise = { exercise: long.slice(0, 120), sets: 20, amount: '1', rest: '1', how: long }
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
    await answerExerciseRequest(expert, id, {
      expert_message: 'word '.repeat(800),
      weekly_schedule: days.map((day) => ({
        day,
        focus: 'Everything',
        exercises: Array.from({ length: 30 }, () => exercise),
      })),
    })
    const response = await pdfOf(chanda, id)
    expect(response.status).toBe(200)
    const document = await unpdf.getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    expect(text).toContain('Friday: Everything')
    expect(text).not.toMatch(/How it grows|Safety notes/)
  })
})
