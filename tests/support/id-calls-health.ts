import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/accounts/consent.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { callBacksIn } from './call-backs.ts'
import { checkInsIn, newCheckInOf } from './check-ins.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { newQuestionOf, supportIn } from './support-questions.ts'
import { tablets } from './medicines.ts'
import { bookFor, practiceIn } from './practice.ts'
import { draftFor, personalPlansIn } from './personal-plans.ts'
import { plainScreening } from './screenings.ts'
import { pdf } from './uploads.ts'

const today = todayInLusaka()
const phq9 = { 'PHQ-9': plainScreening(0)['PHQ-9'] }
const strain = { strength: 3, sleep: 4, beginning: 2, attention: 3 }
const burnout = { ...strain, meaning: 1, people: 2, temper: 3, rest: 1 }
const intake = {
  fullName: 'Mutale Banda',
  dateOfBirth: '1990-05-17',
  phone: '0977 123 456',
  address: '12 Chilimbulu Road, Lusaka',
  emergencyContact: 'Natasha Banda',
  emergencyPhone: '+260 966 654 321',
  reasonForVisit: 'I sleep badly.',
}
const letter = { name: 'Mutale', email: 'mutale@example.test', subject: 'Hours', message: 'When?' }

/** What a client writes down with an id of their own, and nothing else. */
const entries: Record<string, object> = {
  '/blood-pressure-readings': { systolic: 120, diastolic: 80 },
  '/glucose-readings': { glucose_level: 100 },
  '/carbohydrate-entries': { day: today, meal: 'Lunch', food: 'Nshima', grams: 75 },
  '/activities': { day: today, kind: 'Walking', minutes: 30, effort: 'Moderate' },
  '/medicines': tablets(),
  '/symptoms': { symptom: 'dizziness', severity: 1 },
  '/weights': { weight_kg: 68.4 },
  '/screening-results': { answers: plainScreening(1) },
  '/single-results': { answers: phq9 },
  '/intake-forms': intake,
  '/contact-messages': letter,
  '/planner-tasks': { title: 'Pay the fees', week: '2026-12-28' },
  '/focus-rounds': { minutes: 25 },
  '/burnout-checks': { version: 1, answers: burnout },
}

const ofStudents = ['/planner-tasks', '/focus-rounds', '/burnout-checks']

/** What its person does not correct, or by parts of it. */
const notCorrected = [
  '/medicines',
  '/screening-results',
  '/single-results',
  '/intake-forms',
  '/contact-messages',
  ...ofStudents,
]

/** Calls with the id of a row that the caller has logged, in its address. */
const logged =
  (path: string, entry: object) =>
  async ({ app, person }: IdCallCast) => {
    const as = await person()
    const id = randomUUID()
    await app.call('POST', `/api${path}`, { as, body: { id, ...entry } })
    return { as, path: `${path}/${id}` }
  }
const correction = () => ({ change_id: randomUUID(), corrected_at: null })

/** A patient who wants their provider to know when they are not safe. */
async function unsafe({ app, person, provider }: IdCallCast) {
  const [as, doctor] = [await person(), await provider()]
  await bookFor(as, doctor)
  await practiceIn(() => app).consent(as, 'safety_alerts')
  return as
}

/** A person with a published care plan and the consent to keep health data. */
async function ownPlan({ app }: IdCallCast) {
  const { own, pair, written } = personalPlansIn(() => app)
  const { doctor, patient: as } = await pair()
  await practiceIn(() => app).consent(as, 'health_data')
  await written(doctor, as)
  const [plan] = (await own(as)).plans
  const [goal] = plan!.versions[0]!.goals
  return { as, path: `/personal-plans/${plan!.id}`, step_id: goal!.steps[0]!.id }
}

/** An answer to the advice on a reading. */
async function answerTo({ app, person }: IdCallCast, path: keyof typeof entries) {
  const as = await person()
  const reading = await app.call('POST', `/api${path}`, { as, body: entries[path]! })
  const body = { id: randomUUID(), answer: 'seen' }
  return { as, path: `${path}/${reading.body.id}/answers`, body }
}

export const idCallsOfHealth: IdCalls = {
  ...Object.fromEntries(
    Object.entries(entries).map(([path, entry]): [string, IdCalls[string]] => [
      `POST ${path}`,
      async ({ person }) => ({
        as: await person({ is_student: ofStudents.includes(path) }),
        path,
        body: { id: randomUUID(), ...entry },
      }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(entries)
      .filter(([path]) => !notCorrected.includes(path))
      .map(([path, entry]): [string, IdCalls[string]] => [
        `PATCH ${path}/{id}`,
        async (cast) => ({
          ...(await logged(path, entry)(cast)),
          body: { ...correction(), ...entry },
        }),
      ]),
  ),
  'POST /consents': async ({ person }) => ({
    as: await person(),
    path: '/consents',
    body: { id: randomUUID(), ...consentTo('health_data') },
  }),
  'POST /blood-pressure-readings/{id}/answers': async (cast) =>
    answerTo(cast, '/blood-pressure-readings'),
  'POST /glucose-readings/{id}/answers': async (cast) => answerTo(cast, '/glucose-readings'),
  'POST /safety-alerts': async (cast) => ({
    as: await unsafe(cast),
    path: '/safety-alerts',
    body: { id: randomUUID() },
  }),
  'POST /safety-alerts/withdraw': async (cast) => {
    const [as, body] = [await unsafe(cast), { id: randomUUID() }]
    await cast.app.call('POST', '/api/safety-alerts', { as, body })
    return { as, path: '/safety-alerts/withdraw', body }
  },
  'POST /call-backs': async ({ app, person }) => {
    const as = await person()
    const { starts_at } = (await callBacksIn(() => app).own(as)).windows.at(-1)!
    const body = { id: randomUUID(), starts_at, phone_number: '0977 123 456' }
    return { as, path: '/call-backs', body }
  },
  'POST /check-ins': async ({ app, person }) => {
    const as = await person()
    await checkInsIn(() => app).include(as)
    return { as, path: '/check-ins', body: newCheckInOf() }
  },
  'PUT /provider/personal-plan-drafts/{id}': async ({ app }) => {
    const { doctor, patient } = await personalPlansIn(() => app).pair()
    const path = `/provider/personal-plan-drafts/${randomUUID()}`
    return { as: doctor, path, body: draftFor(patient) }
  },
  'POST /personal-plans/{id}/marks': async (cast) => {
    const { as, path, step_id } = await ownPlan(cast)
    return { as, path: `${path}/marks`, body: { id: randomUUID(), step_id, day: today } }
  },
  'POST /personal-plans/{id}/words': async (cast) => {
    const { as, path, step_id } = await ownPlan(cast)
    const body = { id: randomUUID(), step_id, words: 'I work at night' }
    return { as, path: `${path}/words`, body }
  },
  'POST /support-questions': async ({ app, person }) => {
    const as = await person()
    await supportIn(() => app).include(as)
    return { as, path: '/support-questions', body: newQuestionOf() }
  },
  'POST /support-questions/{id}/messages': async ({ app, person }) => {
    const as = await person()
    const id = await supportIn(() => app).asked(as)
    const body = { id: randomUUID(), words: 'And then?' }
    return { as, path: `/support-questions/${id}/messages`, body }
  },
  'POST /clinic/support-questions/{id}/answer': async ({ app, person }) => {
    const { asked, claim } = supportIn(() => app)
    const id = await asked(await person())
    const as = await person({ role: 'front_desk' })
    await claim(as, id)
    const body = { id: randomUUID(), answer: 'On Friday.' }
    return { as, path: `/clinic/support-questions/${id}/answer`, body }
  },
  'POST /student-verification': async ({ person }) => ({
    as: await person({ is_student: true }),
    path: '/student-verification',
    body: { id: randomUUID() },
    file: ['file', new File([pdf], 'student-card.pdf')],
  }),
}
