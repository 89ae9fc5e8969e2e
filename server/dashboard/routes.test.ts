import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstMonth } from '#domain/dashboard/months.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { answerExerciseRequest, askingForExerciseIn } from '#tests/support/exercise-plans.ts'
import { answerMealRequest, askingIn } from '#tests/support/meal-plans.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { tablets } from '#tests/support/medicines.ts'
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
  next_step: null,
  doses: [],
  refill_by: null,
  questions: [],
  unread: 0,
  has_care_plan: false,
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
      next_step: null,
      doses: [],
      refill_by: null,
      questions: [],
      unread: 0,
      has_care_plan: false,
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

describe('the days of self-care', () => {
  const daysOf = async (as: Persona) =>
    ((await app.call('GET', '/api/self-care-days', { as })).body as { days: string[] }).days

  it('are those of readings, doses taken, diary entries, screenings and tools, each once, of the caller alone', async () => {
    const [chanda, mutale] = [await app.createPersona(), await app.createPersona()]
    expect(await daysOf(chanda)).toEqual([])
    const today = todayInLusaka()
    const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
      const { status, body: answer } = await app.call(method, path, { as: chanda, body })
      expect(status, path).toBeLessThan(300)
      return answer as { id: string }
    }
    await send('/api/blood-pressure-readings', { systolic: 120, diastolic: 80 })
    await send('/api/blood-pressure-readings', { systolic: 121, diastolic: 81 })
    expect(await daysOf(chanda)).toEqual([today])
    await app.database.asOwner(
      `update blood_pressure_readings set created_at = now() - interval '9 days' where user_id = $1`,
      [chanda.user_id],
    )
    const [ninth, third, second, yesterday] = [-9, -3, -2, -1].map((days) => dayAfter(today, days))
    expect(await daysOf(chanda)).toEqual([ninth])
    await send('/api/screening-results', { id: randomUUID(), answers: plainScreening(0) })
    await send('/api/activities', {
      day: yesterday,
      kind: 'Walking',
      minutes: 20,
      effort: 'Light',
      note: null,
    })
    const { id } = await send('/api/medicines', tablets())
    const dose = (day: string) => `/api/medicines/${id}/doses/${day}/08:00`
    await send(dose(third!), { outcome: 'missed' }, 'PUT')
    await send(dose(second!), { outcome: 'taken' }, 'PUT')
    expect(await daysOf(chanda)).toEqual([ninth, second, yesterday, today])
    expect(await daysOf(mutale)).toEqual([])
  })

  it('begin with the first day of the twelfth month, by the clock in Lusaka', async () => {
    const chanda = await app.createPersona()
    const first = `${firstMonth(todayInLusaka())}-01`
    for (const minutes of [-1, 0])
      await app.database.asOwner(
        `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit, created_at)
         values ($1, 100, 100, 'mg/dL', $2)`,
        [chanda.user_id, new Date(instantAt(first).getTime() + minutes * 60_000)],
      )
    expect(await daysOf(chanda)).toEqual([first])
  })
})
