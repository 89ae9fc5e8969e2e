import { randomUUID } from 'node:crypto'
import type { NewExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import type { NewMealPlan } from '#domain/care-plans/meal/plan.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import type { Persona, PersonaTraits, TestApp } from './app.ts'

/** A plan as its writer sends it, with little in it. */
export const smallPlan: { meal: NewMealPlan; exercise: NewExercisePlan } = {
  meal: {
    dietitian_message: 'Start with breakfast.',
    weekly_schedule: [
      { day: 'Monday', meals: [{ meal: 'Breakfast', dish: 'Maize porridge', portion: '1 cup' }] },
    ],
    recipes: [{ title: 'Porridge', ingredients: ['Maize meal'], steps: ['Stir and simmer.'] }],
    shopping_list: [{ item: 'Maize meal', quantity: '2 kg', price_ngwee: 4500 }],
  },
  exercise: {
    expert_message: 'Go gently in the first week.',
    weekly_schedule: [
      {
        day: 'Monday',
        focus: 'Legs',
        minutes: 20,
        exercises: [{ exercise: 'Squats', sets: 2, amount: '10 times' }],
      },
      { day: 'Tuesday', focus: 'Rest', exercises: [] },
    ],
    progression: 'One more round each week.',
    safety_notes: 'Stop when it hurts.',
  },
}

/** The answers to the questionnaire of a kind, as the tables store them. */
const answers = {
  meal: {
    primary_goal: 'General Healthy Eating',
    goal_details: '{}',
    dietary_profile: JSON.stringify({
      diet: 'No restrictions',
      allergies: 'Groundnuts',
      dislikes: null,
      mealsPerDay: '3',
    }),
    budget_logistics: JSON.stringify({
      budget_frequency: 'weekly',
      budget_amount: 350,
      mealPrepTime: '30-60 mins/day',
      people: 4,
    }),
    agreement: true,
  },
  exercise: {
    profile_goals: JSON.stringify({ primaryGoal: 'Improve Strength' }),
    fitness_level: JSON.stringify({ experienceLevel: 'Beginner', daysPerWeek: 3 }),
    environment_equipment: JSON.stringify({ workoutLocation: [], availableEquipment: ['None'] }),
    health_history: JSON.stringify({ hasInjuries: 'No' }),
    exercise_preferences: JSON.stringify({ enjoyedExercises: ['Walking'], dislikedExercises: [] }),
    lifestyle_nutrition: JSON.stringify({ sleepQuality: 'Fair' }),
    consent_given: true,
  },
} as const

/** A pending request of a user. @returns its id */
export async function requestOf(person: Persona, kind: PlanKind = 'meal'): Promise<string> {
  const id = randomUUID()
  const user_id = person.user_id
  await asSystem('ask for a plan in a test', (tx) =>
    kind === 'meal'
      ? tx.run(tables.insertInto('meal_plan_requests').values({ id, user_id, ...answers.meal }))
      : tx.run(
          tables.insertInto('exercise_plan_requests').values({ id, user_id, ...answers.exercise }),
        ),
  )
  return id
}

/** The calls of plan writers, through the routes. */
export function plansIn(app: () => TestApp) {
  const call = (as: Persona, method: string, path = '', body?: unknown) =>
    app().call(method, `/api/provider/plan-requests${path}`, { as, body })
  const provider = (traits: PersonaTraits) => app().createPersona({ role: 'provider', ...traits })
  const dietitian = (traits: PersonaTraits = {}) =>
    provider({ full_name: 'Thandiwe Ngoma', profession: 'dietitian', ...traits })
  const take = (as: Persona, id: string) => call(as, 'POST', `/${id}/take`)
  return {
    dietitian,
    take,
    /** A person whose request a dietitian has claimed. */
    pair: async () => {
      const person = await app().createPersona({ full_name: 'Mwila Phiri', gender: 'female' })
      const [writer, id] = [await dietitian(), await requestOf(person)]
      await take(writer, id)
      return { person, writer, id }
    },
    plansOf: (id: string) =>
      app().database.asOwner(
        'select version from meal_plans where request_id = $1 order by version',
        [id],
      ),
    expert: (traits: PersonaTraits = {}) =>
      provider({ full_name: 'Kelvin Sakala', profession: 'fitness expert', ...traits }),
    queue: (as: Persona, status?: string) =>
      call(as, 'GET', status === undefined ? '' : `?status=${status}`),
    open: (as: Persona, id: string) => call(as, 'GET', `/${id}`),
    release: (as: Persona, id: string) => call(as, 'POST', `/${id}/release`),
    write: (as: Persona, id: string, plan: unknown = smallPlan.meal) =>
      call(as, 'PUT', `/${id}/plan`, plan),
    /** The person asks for a change. */
    askForChange: (id: string, note = 'Less salt, please.', kind: PlanKind = 'meal') =>
      app().database.asOwner(
        `insert into ${kind}_plan_changes (request_id, note) values ($1, $2)`,
        [id, note],
      ),
  }
}
