import { goodPassword } from './good-password.ts'
import { randomUUID } from 'node:crypto'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import type { Profession } from '#domain/practice/professions.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { clinicAnswers } from './clinic-plans.ts'
import { answerExerciseRequest } from './exercise-plans.ts'
import { wholeExerciseRequest } from './exercise-samples.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { mealAnswers } from './meal-plan-samples.ts'
import { answerMealRequest } from './meal-plans.ts'
import { correspondenceIn } from './messages.ts'
import { plansIn, requestOf, smallPlan } from './plans.ts'
import { bookFor, practiceIn } from './practice.ts'
import { questionnairesIn } from './questionnaires.ts'
import { phq9 } from './screenings.ts'

const asked = () => ({
  id: randomUUID(),
  instrument: 'PHQ-9',
  due_on: dayAfter(todayInLusaka(), 3),
})

/** A patient who shares what they may share, and their provider. */
async function couple({ app, person, provider }: IdCallCast) {
  const [patient, doctor] = [await person(), await provider()]
  const { consent } = practiceIn(() => app)
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_readings')
  await consent(patient, 'clinic_screenings')
  await bookFor(patient, doctor, { status: 'completed' })
  await bookFor(patient, doctor)
  return { patient, doctor, chart: `/provider/patients/${patient.user_id}` }
}

/** A reading that the provider has entered, to be corrected. */
async function entered(cast: IdCallCast, kind: 'blood-pressure' | 'glucose', values: object) {
  const { doctor: as, chart } = await couple(cast)
  const path = `${chart}/${kind}-readings`
  const id = randomUUID()
  await cast.app.call('POST', `/api${path}`, { as, body: { id, ...values } })
  return { as, path: `${path}/${id}` }
}

/** A plan that is started at the clinic. */
async function startedBy({ app, person }: IdCallCast, profession: Profession, kind: PlanKind) {
  const [patient, as] = [await person(), await app.createPersona({ role: 'provider', profession })]
  const { consent } = practiceIn(() => app)
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_plans')
  await bookFor(patient, as, { status: 'completed' })
  const path = `/provider/patients/${patient.user_id}/${kind}-plan-requests`
  return { as, path, body: { id: randomUUID(), ...clinicAnswers[kind] } }
}

const food = { name: 'Masuku jam', food_group: 'Others', portion: '1 teaspoon' }
const template = {
  kind: 'exercise',
  name: 'To begin with',
  content: { weekly_schedule: [{ day: 'Tuesday', focus: 'Rest', exercises: [] }] },
}

/** A draft of a note, and its provider. */
async function drafted(cast: Parameters<typeof couple>[0]) {
  const { patient, doctor } = await couple(cast)
  const path = `/provider/notes/${randomUUID()}`
  const body = { patient_id: patient.user_id, form: 'free', free_text: 'Sleep', version: 0 }
  await cast.app.call('PUT', `/api${path}`, { as: doctor, body })
  return { doctor, path }
}

export const idCallsOfCare: IdCalls = {
  'POST /provider/attention/acknowledgements': async ({ person, provider }) => {
    const [patient, as] = [await person(), await provider()]
    await bookFor(patient, as)
    const body = {
      id: randomUUID(),
      patient_id: patient.user_id,
      reasons: [{ reason: 'missed_sessions', newest: '2026-11-02T08:00:00.000Z' }],
      note: 'Called, and proposed another time.',
      return_on: dayAfter(todayInLusaka(), 7),
    }
    return { as, path: '/provider/attention/acknowledgements', body }
  },
  'POST /provider/patients/{patient_id}/questionnaire-requests': async (cast) => {
    const { doctor, chart } = await couple(cast)
    return { as: doctor, path: `${chart}/questionnaire-requests`, body: asked() }
  },
  'PATCH /questionnaire-requests/{id}': async (cast) => {
    const { patient, doctor } = await couple(cast)
    const calls = questionnairesIn(() => cast.app)
    const { id } = (await calls.ask(doctor, patient)).body
    const { id: result_id } = (await calls.answer(patient)).body
    return { as: patient, path: `/questionnaire-requests/${id}`, body: { result_id } }
  },
  'PUT /provider/notes/{id}': async (cast) => {
    const { patient, doctor } = await couple(cast)
    const body = { patient_id: patient.user_id, form: 'free', free_text: 'Sleep', version: 0 }
    return { as: doctor, path: `/provider/notes/${randomUUID()}`, body }
  },
  'POST /provider/notes/{id}/amendments': async (cast) => {
    const { doctor, path } = await drafted(cast)
    const body = { version: 1, readers: 'provider' }
    await cast.app.call('POST', `/api${path}/signature`, { as: doctor, body })
    const added = { id: randomUUID(), body: 'Since Monday' }
    return { as: doctor, path: `${path}/amendments`, body: added }
  },
  'POST /provider/patients/{patient_id}/discharges': async (cast) => {
    const [patient, as] = [await cast.person(), await cast.provider()]
    await bookFor(patient, as, { status: 'completed' })
    const body = {
      id: randomUUID(),
      reason: 'other',
      summary: 'Sleeps well',
      is_shared: true,
      cancelled: [],
    }
    return { as, path: `/provider/patients/${patient.user_id}/discharges`, body }
  },
  'POST /provider/patients/{patient_id}/referrals': async (cast) => {
    const { patient, doctor } = await couple(cast)
    const body = {
      id: randomUUID(),
      recipient_id: (await cast.provider()).user_id,
      outside: null,
      urgency: 'soon',
      question: 'Please see her',
      findings: '',
      agreed: 'by phone',
    }
    return { as: doctor, path: `/provider/patients/${patient.user_id}/referrals`, body }
  },
  'POST /provider/covers': async ({ provider }) => {
    const [as, colleague] = [await provider(), await provider()]
    const day = dayAfter(todayInLusaka(), 3)
    const days = { first_day: day, last_day: day }
    const body = { id: randomUUID(), colleague_id: colleague.user_id, ...days }
    return { as, path: '/provider/covers', body }
  },
  'POST /admin/covers': async ({ person, provider }) => {
    const [absent, colleague] = [await provider(), await provider()]
    const day = dayAfter(todayInLusaka(), 3)
    const body = {
      id: randomUUID(),
      absent_id: absent.user_id,
      colleague_id: colleague.user_id,
      first_day: day,
      last_day: day,
      password: goodPassword,
    }
    return { as: await person({ role: 'admin' }), path: '/admin/covers', body }
  },
  'POST /provider/note-templates': async (cast) => {
    const { doctor } = await couple(cast)
    const body = { id: randomUUID(), name: 'First visit', body: 'Sleep' }
    return { as: doctor, path: '/provider/note-templates', body }
  },
  'POST /provider/patients/{patient_id}/blood-pressure-readings': async (cast) => {
    const { doctor, chart } = await couple(cast)
    const body = { id: randomUUID(), systolic: 130, diastolic: 85 }
    return { as: doctor, path: `${chart}/blood-pressure-readings`, body }
  },
  'POST /provider/patients/{patient_id}/screenings': async (cast) => {
    const { doctor, chart } = await couple(cast)
    const body = { id: randomUUID(), answers: { 'PHQ-9': phq9(9) } }
    return { as: doctor, path: `${chart}/screenings`, body }
  },
  'POST /provider/patients/{patient_id}/meal-plan-requests': async (cast) =>
    startedBy(cast, 'dietitian', 'meal'),
  'POST /provider/patients/{patient_id}/exercise-plan-requests': async (cast) =>
    startedBy(cast, 'fitness expert', 'exercise'),
  'POST /provider/patients/{patient_id}/glucose-readings': async (cast) => {
    const { doctor, chart } = await couple(cast)
    const body = { id: randomUUID(), glucose_level: 110 }
    return { as: doctor, path: `${chart}/glucose-readings`, body }
  },
  'PATCH /provider/patients/{patient_id}/blood-pressure-readings/{id}': async (cast) => {
    const body = { change_id: randomUUID(), corrected_at: null, systolic: 118, diastolic: 80 }
    return { ...(await entered(cast, 'blood-pressure', { systolic: 130, diastolic: 85 })), body }
  },
  'PATCH /provider/patients/{patient_id}/glucose-readings/{id}': async (cast) => {
    const body = { change_id: randomUUID(), corrected_at: null, glucose_level: 110 }
    return { ...(await entered(cast, 'glucose', { glucose_level: 101 })), body }
  },
  'POST /threads': async (cast) => {
    const { patient, doctor } = await couple(cast)
    return { as: patient, path: '/threads', body: { provider_id: doctor.user_id } }
  },
  'POST /threads/{id}/messages': async ({ app }) => {
    const { patient, id } = await correspondenceIn(() => app).pair()
    return { as: patient, path: `/threads/${id}/messages`, body: { id: randomUUID(), body: 'Hi' } }
  },
  'POST /provider/message-templates': async (cast) => {
    const { doctor } = await couple(cast)
    const body = { id: randomUUID(), name: 'After a visit', body: 'Thank you for coming.' }
    return { as: doctor, path: '/provider/message-templates', body }
  },
  'PUT /threads/{id}/archive': async ({ app }) => {
    const { pair, say, read } = correspondenceIn(() => app)
    const { patient, doctor, id } = await pair()
    const { id: shown_until } = await say(patient, id, 'Hi')
    await read(doctor, id, shown_until)
    return {
      as: doctor,
      path: `/threads/${id}/archive`,
      body: { is_archived: true, shown_until },
    }
  },
  'PUT /threads/{id}/read': async ({ app }) => {
    const messages = correspondenceIn(() => app)
    const { patient, doctor, id } = await messages.pair()
    const { id: message_id } = await messages.say(patient, id, 'Hello')
    return { as: doctor, path: `/threads/${id}/read`, body: { message_id } }
  },
  'POST /meal-plan-requests': async ({ person }) => ({
    as: await person(),
    path: '/meal-plan-requests',
    body: { id: randomUUID(), ...mealAnswers },
  }),
  'POST /meal-plan-requests/{id}/changes': async ({ person, provider }) => {
    const as = await person()
    const id = await requestOf(as)
    await answerMealRequest(await provider({ profession: 'dietitian' }), id)
    const body = { id: randomUUID(), note: 'Less salt, please.' }
    return { as, path: `/meal-plan-requests/${id}/changes`, body }
  },
  'POST /exercise-plan-requests': async ({ person }) => ({
    as: await person(),
    path: '/exercise-plan-requests',
    body: { id: randomUUID(), ...wholeExerciseRequest },
  }),
  'POST /exercise-plan-requests/{id}/changes': async ({ person, provider }) => {
    const as = await person()
    const id = await requestOf(as, 'exercise')
    await answerExerciseRequest(await provider({ profession: 'fitness expert' }), id)
    const body = { id: randomUUID(), note: 'No running, please.' }
    return { as, path: `/exercise-plan-requests/${id}/changes`, body }
  },
  'PUT /provider/plan-requests/{id}/plan': async ({ app, person, provider }) => {
    const as = await provider({ profession: 'dietitian' })
    const id = await requestOf(await person())
    await plansIn(() => app).take(as, id)
    const body = { id: randomUUID(), ...smallPlan.meal }
    return { as, path: `/provider/plan-requests/${id}/plan`, body }
  },
  'POST /provider/plan-templates': async ({ provider }) => ({
    as: await provider({ profession: 'fitness expert' }),
    path: '/provider/plan-templates',
    body: { id: randomUUID(), ...template },
  }),
  'POST /foods': async ({ provider }) => ({
    as: await provider({ profession: 'dietitian' }),
    path: '/foods',
    body: { id: randomUUID(), ...food },
  }),
}
