import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { clinicAnswers, clinicPlansIn } from '#tests/support/clinic-plans.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { plansIn, smallPlan } from '#tests/support/plans.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let dietitian: Persona
let expert: Persona
const { consent } = practiceIn(() => app)
const { register, agree } = clinicScreeningsIn(() => app)
const plans = plansIn(() => app)
const { planPermission, start } = clinicPlansIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await plans.dietitian()
  expert = await plans.expert()
})
afterAll(() => app.close())

const losing = {
  primary_goal: 'Manage Weight',
  goal_details: { target: 'Lose', speed: 'Gradually & Sustainably' },
}
const eating = (more: object) => ({
  dietary_profile: { ...clinicAnswers.meal.dietary_profile, ...more },
})
const fieldsOf = ({ body }: { body: { fields?: object } }) => Object.keys(body.fields ?? {})

async function agreeing(as: Persona) {
  const patient = await app.createPersona({ gender: 'female' })
  await app.database.asOwner(
    `update user_profiles set date_of_birth = '1990-03-04' where id = $1`,
    [patient.user_id],
  )
  await bookFor(patient, as, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_plans')
  return patient
}

const careOf = async ({ user_id }: Persona) => {
  const [row] = await app.database.asOwner(
    'select pregnancy, kidney_disease from care_profiles where user_id = $1',
    [user_id],
  )
  return row
}

it('no weight loss is started for a minor, by the year of birth alone too, nor after an eating disorder', async () => {
  const year = new Date().getFullYear() - 18
  const minor = await register(dietitian, { born_in: year })
  const consents = await app.call('POST', `/api/clinic/patients/${minor.user_id}/consents`, {
    as: dietitian,
    body: { given_how: 'words', given_by: 'Grace Banda', consents: [] },
  })
  expect(consents.status).toBe(422)
  const patient = await agreeing(dietitian)
  await app.database.asOwner(`update user_profiles set date_of_birth = null where id = $1`, [
    patient.user_id,
  ])
  await app.database.asOwner(
    `insert into patient_registrations (user_id, born_in, taken_over_at) values ($1, $2, now())`,
    [patient.user_id, year],
  )
  expect(fieldsOf(await start(dietitian, patient, 'meal', losing))).toEqual(['goal_details.target'])
  const grown = await agreeing(dietitian)
  const ill = { ...losing, ...eating({ health: ['An eating disorder, now or before'] }) }
  expect(fieldsOf(await start(dietitian, grown, 'meal', ill))).toEqual(['goal_details.target'])
  expect((await start(dietitian, grown, 'meal', losing)).status).toBe(201)
})

it('a dish with what the patient said at the clinic that they must not eat is stopped', async () => {
  const patient = await agreeing(dietitian)
  const { id } = (await start(dietitian, patient, 'meal', eating({ allergies: 'Fish' }))).body
  const dish = {
    ...smallPlan.meal,
    weekly_schedule: [{ day: 'Monday', meals: [{ meal: 'Lunch', dish: 'Kapenta' }] }],
  }
  expect((await plans.write(dietitian, id, dish)).status).toBe(422)
  const [row] = await app.database.asOwner(
    'select known_allergies_conditions as known from user_profiles where id = $1',
    [patient.user_id],
  )
  expect(row).toEqual({ known: 'Fish' })
})

it('an answer about pregnancy at the clinic is in the care profile, and an older one is asked about', async () => {
  const patient = await agreeing(dietitian)
  await start(dietitian, patient, 'meal', eating({ health: ['Pregnant'] }))
  expect(await careOf(patient)).toEqual({ pregnancy: 'pregnant', kidney_disease: null })
  expect(await actionsOn(app.database, patient, 'plan_facts')).toEqual(['plan_facts.record'])

  const denies = eating({ health: ['None of these'] })
  const rejected = await start(dietitian, patient, 'meal', denies)
  expect(rejected.body.fields).toEqual({
    'dietary_profile.health':
      'Their care profile says that they are pregnant. Open the questions again and ask them once more.',
  })
  const { known } = (await planPermission(dietitian, patient)).body
  expect(known).toMatchObject({ pregnancy: 'pregnant', is_under_18: false })
  const care_seen_at = known.pregnancy_at
  expect((await start(dietitian, patient, 'meal', { ...denies, care_seen_at })).status).toBe(201)
  expect(await careOf(patient)).toEqual({ pregnancy: 'no', kidney_disease: 'no' })
  expect(await actionsOn(app.database, patient, 'plan_facts')).toContain('plan_facts.read')
})

it('an exercise with a movement that the patient said hurts is stopped', async () => {
  const patient = await agreeing(expert)
  const { id } = (await start(expert, patient, 'exercise')).body
  const stopped = await plans.write(expert, id, smallPlan.exercise)
  expect(stopped.status).toBe(422)
  expect(JSON.stringify(stopped.body.fields)).toContain('a movement hurts')
})

it('a fitness expert is shown no kidney disease and no allergy, and plans no weight loss in pregnancy', async () => {
  const patient = await agreeing(expert)
  await app.database.asOwner(
    `insert into care_profiles (user_id, pregnancy, pregnancy_at, kidney_disease, kidney_disease_at) values ($1, 'pregnant', now(), 'yes', now())`,
    [patient.user_id],
  )
  await app.database.asOwner(
    `update user_profiles set known_allergies_conditions = 'Allergic to fish, HIV' where id = $1`,
    [patient.user_id],
  )
  expect((await planPermission(expert, patient)).body.known).toMatchObject({
    pregnancy: 'pregnant',
    kidney_disease: false,
    allergies: null,
  })
  const loss = { profile_goals: { primaryGoal: 'Weight Loss' }, health_history: {} }
  expect(fieldsOf(await start(expert, patient, 'exercise', loss))).toEqual([
    'profile_goals.primaryGoal',
  ])
})

it('a person without a login gets no care profile: what they said is in the request', async () => {
  const person = await register(dietitian)
  await agree(dietitian, person, 'health_data', 'clinic_plans')
  const said = eating({ health: ['Pregnant'], allergies: 'Milk' })
  expect((await start(dietitian, person, 'meal', said)).status).toBe(201)
  expect(await careOf(person as Persona)).toBeUndefined()
  const [row] = await app.database.asOwner(
    'select known_allergies_conditions as known from user_profiles where id = $1',
    [person.user_id],
  )
  expect(row).toEqual({ known: 'Milk' })
})
