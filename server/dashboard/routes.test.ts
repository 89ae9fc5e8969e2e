import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { answerExerciseRequest, askingForExerciseIn } from '#tests/support/exercise-plans.ts'
import { answerMealRequest, askingIn } from '#tests/support/meal-plans.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
let dietitian: Persona
let expert: Persona
const { provider } = practiceIn(() => app)
const meals = askingIn(() => app)
const exercises = askingForExerciseIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await provider({ profession: 'dietitian' })
  expert = await provider({ profession: 'fitness expert' })
})
afterAll(() => app.close())

const newsOf = async (as: Persona) => (await app.call('GET', '/api/day', { as })).body
const none = {
  meal_plan_at: null,
  exercise_plan_at: null,
  screened_at: null,
  safety_at: null,
  dose_due_at: null,
  refill_by: null,
}
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

describe('what has come for a person', () => {
  it('is empty for a new user, and for one whose plan is not written yet', async () => {
    const chanda = await app.createPersona()
    expect(await newsOf(chanda)).toEqual(none)
    await meals.ask(chanda)
    expect(await newsOf(chanda)).toEqual(none)
  })

  it('is the moment of each plan, until it is sent back, and of the last screening, of the caller alone', async () => {
    const [chanda, mutale] = [await app.createPersona(), await app.createPersona()]
    const { id } = (await meals.ask(chanda)).body as { id: string }
    await answerMealRequest(dietitian, id)
    await answerExerciseRequest(expert, (await exercises.send(chanda)).body.id)
    const body = { id: randomUUID(), answers: plainScreening(1) }
    const kept = await app.call('POST', '/api/screening-results', { as: chanda, body })
    expect(kept.status).toBe(201)
    expect(await newsOf(chanda)).toEqual({
      meal_plan_at: moment,
      exercise_plan_at: moment,
      screened_at: kept.body.created_at,
      safety_at: kept.body.created_at,
      dose_due_at: null,
      refill_by: null,
    })
    expect(await newsOf(mutale)).toEqual(none)
    const calm = plainScreening(1)
    const later = { id: randomUUID(), answers: { ...calm, 'PHQ-9': { ...calm['PHQ-9'], 8: 0 } } }
    const newest = await app.call('POST', '/api/screening-results', { as: chanda, body: later })
    expect(await newsOf(chanda)).toMatchObject({
      screened_at: newest.body.created_at,
      safety_at: null,
    })
    await meals.change(chanda, id, { id: randomUUID(), note: 'Less oil, please.' })
    expect(await newsOf(chanda)).toMatchObject({ meal_plan_at: null, exercise_plan_at: moment })
  })
})
