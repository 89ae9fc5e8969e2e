/**
 * Where what a table holds about a person's health is shown. `tests/health-tables.test.ts` asks for an entry
 * for each table of `server/accounts/my-data/personal-tables.ts`, all of which are in the export.
 */
export interface HealthTable {
  /** Words that name it on the page about privacy, in `web/public/legal/privacy-chapters.tsx`. */
  privacy: string
  /** The file that puts it into the FHIR bundle, or one sentence that says why it is not there. */
  fhir: string
  /** The file of the server that reads it for a report, or one sentence that says why there is none. */
  report: string
  /** Address of the page where the person finds it, or one sentence that says why there is none. */
  page: string
  /** One sentence that says why a user adds rows to it without the consent to keep health data. */
  withoutConsent?: string
}

const inBundle = 'server/accounts/my-data/fhir/fhir-bundle.ts'
const inSummary = 'server/my-summary/data.ts'
const ofReadings = 'server/readings/report/data.ts'
const ownTool = 'It is a tool of our own, with no form in FHIR that a clinic reads.'
const ownPlan = 'It is a text for its person, which clinics write otherwise.'
const askedAtClinic =
  'Its person needs the consent; a provider asks at the clinic with the consent to that, which a trigger checks.'
const writtenForRequest =
  'Its writer adds it for a request that its person made with their consent.'
const ownPdf = 'The plan has a PDF of its own.'
const noReport = 'Reports are about readings; the summary for a nurse has what is asked at a visit.'
const questionnaires = 'answers to questionnaires and their results'

export const healthTables: Readonly<Record<string, HealthTable>> = {
  user_profiles: {
    privacy: 'your profile',
    fhir: inBundle,
    report: inSummary,
    page: '/patient-profile',
  },
  intake_forms: {
    privacy: 'the intake form',
    fhir: inBundle,
    report: inSummary,
    page: '/intake',
  },
  visit_reasons: {
    privacy: 'why you come for a visit',
    fhir: 'It is a sentence for one provider about one visit; the bundle has the intake form.',
    report: noReport,
    page: 'The person writes it when they book; it is in their export, and at the visit of the provider.',
  },
  blood_pressure_readings: {
    privacy: 'blood pressure, glucose and weight readings',
    fhir: inBundle,
    report: ofReadings,
    page: '/hypertension',
  },
  glucose_readings: {
    privacy: 'blood pressure, glucose and weight readings',
    fhir: inBundle,
    report: ofReadings,
    page: '/diabetes',
  },
  reading_versions: {
    privacy: 'blood pressure, glucose and weight readings',
    fhir: 'It is what a reading was before it was corrected or removed; the bundle says which are corrected.',
    report:
      'The report of a provider reads them by practice.shared_reading_versions, without notes.',
    page: '/hypertension',
  },
  care_profiles: {
    privacy: 'the conditions or pregnancy that change our advice',
    fhir: inBundle,
    report: ofReadings,
    page: '/hypertension',
  },
  advice_answers: {
    privacy: 'what you answer to urgent advice on a reading',
    fhir: 'It says what became of advice, and is no observation.',
    report: noReport,
    page: '/hypertension',
  },
  clinic_records: {
    privacy: 'what a clinic wrote down when you came without an account',
    fhir: 'The readings in it are in the bundle once the person has taken it over.',
    report: noReport,
    page: '/account/invitations',
  },
  patient_registrations: {
    privacy: 'what the clinic asked when it registered you',
    fhir: 'It is about reaching and identifying a person; the bundle has the profile.',
    report: noReport,
    page: '/account/data',
  },
  medicines: {
    privacy: 'your medicines and whether you took them',
    fhir: inBundle,
    report: inSummary,
    page: '/hypertension',
  },
  medicine_plans: {
    privacy: 'your medicines and whether you took them',
    fhir: inBundle,
    report: inSummary,
    page: '/hypertension',
  },
  medicine_doses: {
    privacy: 'your medicines and whether you took them',
    fhir: 'The bundle has each medicine with its plan, and not each dose.',
    report: 'The summary has what is taken today, and not each dose.',
    page: '/hypertension',
  },
  medicine_reminders: {
    privacy: 'your medicines and whether you took them',
    fhir: 'It says that an email was sent, and nothing about health that the plan does not say.',
    report: 'It says that an email was sent, and nothing about health that the plan does not say.',
    page: 'It says that an email was sent, which its person has.',
  },
  symptom_entries: {
    privacy: 'symptoms',
    fhir: inBundle,
    report: noReport,
    page: '/hypertension',
  },
  weight_entries: {
    privacy: 'blood pressure, glucose and weight readings',
    fhir: inBundle,
    report: 'server/weights/report/data.ts',
    page: '/hypertension',
  },
  carbohydrate_entries: {
    privacy: 'meals',
    fhir: ownTool,
    report: noReport,
    page: '/diabetes',
  },
  activities: {
    privacy: 'activity',
    fhir: ownTool,
    report: noReport,
    page: '/diabetes',
  },
  entry_versions: {
    privacy: 'symptoms',
    fhir: 'It is what an entry was before it was corrected or removed; the bundle says which are corrected.',
    report: noReport,
    page: '/hypertension',
  },
  action_plans: {
    privacy: 'your action plan',
    fhir: ownPlan,
    report: 'The plan is printed from its page.',
    page: '/diabetes',
  },
  screening_results: {
    privacy: questionnaires,
    fhir: inBundle,
    report: 'The summary of a screening is printed from its page.',
    page: '/screening/history',
    withoutConsent:
      'A provider records one at the clinic, with the consent that practice.may_record_screening asks for.',
  },
  next_steps: {
    privacy: questionnaires,
    fhir: 'It is a proposal to its person, which follows from the result in the bundle.',
    report: noReport,
    page: '/screening/history',
  },
  attention_acknowledgements: {
    privacy: 'what a provider notes when you need attention',
    fhir: 'A note is of its provider, who says what goes to another clinic.',
    report: noReport,
    page: 'It is a note of the provider about their own work; its patient has it in the copy of their data.',
    withoutConsent: 'A provider writes it down about a patient, as a note.',
  },
  questionnaire_requests: {
    privacy: questionnaires,
    fhir: 'It is a question of a provider; the result is in the bundle.',
    report: noReport,
    page: '/screening',
  },
  safety_alerts: {
    privacy: 'you may be unsafe',
    fhir: 'It is a message to a provider, which never says why.',
    report: noReport,
    page: '/account/sharing',
  },
  safety_plans: {
    privacy: 'a safety plan',
    fhir: ownPlan,
    report: 'The plan is printed from its page.',
    page: '/safety-plan',
  },
  appointments: {
    privacy: 'your appointments',
    fhir: inBundle,
    report: inSummary,
    page: '/appointments',
    withoutConsent: 'Bookings go on without the consent, as its page says.',
  },
  session_notes: {
    privacy: 'your appointments',
    fhir: 'A note is of its provider, who says what goes to another clinic.',
    report: noReport,
    page: 'It is a note of the provider; its patient has it in the copy of their data, and what is shared at the visit.',
    withoutConsent: 'A provider writes it down about a patient, as a note.',
  },
  note_amendments: {
    privacy: 'your appointments',
    fhir: 'A note is of its provider, who says what goes to another clinic.',
    report: noReport,
    page: 'It belongs to a note of the provider; its patient has it in the copy of their data, and what is shared at the visit.',
    withoutConsent: 'A provider writes it down about a patient, as a note.',
  },
  discharges: {
    privacy: 'your appointments',
    fhir: 'The summary is of its provider, who says what goes to another clinic.',
    report: noReport,
    page: '/appointments',
  },
  referrals: {
    privacy: 'your appointments',
    fhir: 'The letter itself is what a clinic gets, as PDF.',
    report: 'The letter is a document of its own: server/referrals/letter-pdf.ts.',
    page: '/appointments',
  },
  shared_notes: {
    privacy: 'your appointments',
    fhir: 'A note is of its provider, who says what goes to another clinic.',
    report: noReport,
    page: '/appointments',
  },
  messages: {
    privacy: 'messages between you and your providers',
    fhir: 'It is a conversation, and no record of a clinic.',
    report: noReport,
    page: '/messages',
    withoutConsent: 'Messages go on without the consent, as its page says.',
  },
  call_backs: {
    privacy: 'that you asked us to call you',
    fhir: 'It is a wish for a call, and says nothing of health.',
    report: noReport,
    page: '/call-back',
    withoutConsent: 'To be called back must never wait for a consent; no reason is asked for.',
  },
  check_ins: {
    privacy: 'your monthly check-ins',
    fhir: 'It is a letter to a therapist and an answer; the screening has the WHO-5 in the bundle.',
    report: noReport,
    page: '/check-in',
  },
  personal_plans: {
    privacy: 'your care plan',
    fhir: 'Its versions are in the bundle, each with its goals and when it was replaced.',
    report: ownPdf,
    page: '/care-plan',
  },
  personal_plan_versions: {
    privacy: 'your care plan',
    fhir: inBundle,
    report: ownPdf,
    page: '/care-plan',
  },
  personal_plan_marks: {
    privacy: 'your care plan',
    fhir: 'It says on which days a step was done, for its person and the providers of the plan.',
    report: noReport,
    page: '/care-plan',
  },
  personal_plan_words: {
    privacy: 'your care plan',
    fhir: 'It is a message about a step; the next version of the plan, which is in the bundle, answers it.',
    report: noReport,
    page: '/care-plan',
  },
  support_questions: {
    privacy: 'your questions to our team',
    fhir: 'It is a question to the team, and no record of a clinic.',
    report: noReport,
    page: '/support',
  },
  support_messages: {
    privacy: 'your questions to our team',
    fhir: 'It is a conversation, and no record of a clinic.',
    report: noReport,
    page: '/support',
  },
  burnout_checks: {
    privacy: 'the burnout check',
    fhir: ownTool,
    report: noReport,
    page: '/burnout',
  },
  ...planTables('meal', '/my-meal-plan'),
  ...planTables('exercise', '/my-exercise-plan'),
}

/** A request for a plan, the plan, and what its patient wants changed. */
function planTables(kind: 'meal' | 'exercise', page: string): Record<string, HealthTable> {
  const entry = {
    privacy: 'what you ask for in meal and exercise plans',
    fhir: 'A plan is for its person to follow; its PDF is what a clinic is shown.',
    report: ownPdf,
    page,
  }
  return Object.fromEntries([
    [`${kind}_plan_requests`, { ...entry, withoutConsent: askedAtClinic }],
    [`${kind}_plans`, { ...entry, withoutConsent: writtenForRequest }],
    [`${kind}_plan_changes`, entry],
  ])
}
