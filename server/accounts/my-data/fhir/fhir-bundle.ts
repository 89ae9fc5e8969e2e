import { wasMissed } from '#domain/appointments/outcome.ts'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import type { Consent } from '#domain/accounts/consent-schemas.ts'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { intakeSections } from '#domain/intake/sections.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { PregnancyFacts } from '#domain/readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { allergyResources } from './fhir-allergies.ts'
import {
  type StoredMedicine,
  type StoredPlan,
  type StoredSymptom,
  medicineResource,
  symptomResource,
} from './fhir-medications.ts'
import { carePlanResources, type StoredPlanVersion } from './fhir-care-plans.ts'
import { type StoredCare, pregnancyResources } from './fhir-pregnancy.ts'
import { bloodPressureResources, glucoseResource, type StoredReading } from './fhir-readings.ts'
import { loincSystem, referenceTo, type Resource } from './fhir-resource.ts'
import { screeningResources } from './fhir-screening.ts'
import { type StoredWeight, weightResources } from './fhir-weights.ts'

/** An appointment as it is stored. */
interface StoredAppointment {
  id: string
  patient_id: string
  provider_id: string | null
  appointment_time: string
  duration_minutes: number
  status: keyof typeof statusCodes
  session_type: string
  /** Null also where a server of an earlier version completed it: then it counts as held. */
  outcome: SessionOutcome | null
  requested_by: 'patient' | 'provider'
  created_at: string
}

/** What becomes a bundle, as the export has it: rows of these tables, their times as text. */
export interface StoredHealthData {
  user_profiles: Profile[]
  blood_pressure_readings: StoredReading<BloodPressureReading>[]
  glucose_readings: StoredReading<GlucoseReading>[]
  medicines: StoredMedicine[]
  medicine_plans: StoredPlan[]
  symptom_entries: StoredSymptom[]
  weight_entries: StoredWeight[]
  care_profiles: StoredCare[]
  screening_results: (Omit<ScreeningResult, 'at_clinic'> & {
    removed_at: string | null
    at_clinic: boolean
    recorded_by: string | null
  })[]
  appointments: StoredAppointment[]
  consents: (Consent & { user_id: string })[]
  intake_forms: IntakeForm[]
  personal_plan_versions: StoredPlanVersion[]
}

/** What becomes of a row of a table, or of all of them, may depend on. */
export interface BundleContext {
  /** Of the appointments. */
  providers: readonly { id: string; full_name: string }[]
  /** Of all medicines. */
  plans: readonly StoredPlan[]
  /** Of the person, for the BMI: what the rows before said. */
  facts: PregnancyFacts
  /** Of the copy, `YYYY-MM-DD` in Lusaka. */
  day: string
}

interface Bundled {
  table: keyof StoredHealthData
  resourcesOf: (row: unknown, context: BundleContext) => Resource[]
}

const from = <Table extends keyof StoredHealthData>(
  table: Table,
  resourcesOf: (row: StoredHealthData[Table][number], context: BundleContext) => Resource[],
): Bundled => ({ table, resourcesOf: resourcesOf as Bundled['resourcesOf'] })

/** The copy of one's data has what was removed; what a clinic is given has not. */
const kept =
  <Row extends { removed_at: unknown }>(
    resourcesOf: (row: Row, context: BundleContext) => Resource[],
  ) =>
  (row: Row, context: BundleContext) =>
    row.removed_at === null ? resourcesOf(row, context) : []

/**
 * Of which rows a bundle of FHIR R4 is made, in its order, after the providers (`practitionerOf`). Each reference leads
 * to a resource within it. Readings carry LOINC codes and UCUM units, screenings those that are known.
 */
export const bundled: readonly Bundled[] = [
  from('user_profiles', (row) => [patientOf(row), ...allergyResources(row)]),
  from(
    'blood_pressure_readings',
    kept((row, { providers }) => bloodPressureResources(row, providers)),
  ),
  from(
    'glucose_readings',
    kept((row, { providers }) => [glucoseResource(row, providers)]),
  ),
  from('care_profiles', pregnancyResources),
  from('medicines', (row, { plans, day }) => [medicineResource(row, plans, day)]),
  from('symptom_entries', (row) => [symptomResource(row)]),
  from('weight_entries', (row, { facts }) => weightResources(row, facts)),
  from(
    'screening_results',
    kept((row, { providers }) => screeningResources(row, providers)),
  ),
  from('appointments', (row, { providers }) => [appointmentOf(row, providers)]),
  from('personal_plan_versions', (row, { providers }) => carePlanResources(row, providers)),
  from('intake_forms', (row) => [intakeResponseOf(row)]),
  from('consents', (row) => [consentOf(row)]),
]

function patientOf(profile: Profile): Resource {
  const { full_name, email, phone_number, gender, date_of_birth } = profile
  const { emergency_contact, guardian_name } = profile
  const contact = [
    ...(emergency_contact
      ? [
          {
            relationship: [{ text: 'Emergency contact' }],
            name: { text: emergency_contact.name },
            telecom: [{ system: 'phone', value: emergency_contact.phone }],
          },
        ]
      : []),
    ...(guardian_name
      ? [{ relationship: [{ text: 'Guardian' }], name: { text: guardian_name } }]
      : []),
  ]
  const telecom = [
    ...(phone_number ? [{ system: 'phone', value: phone_number }] : []),
    ...(email ? [{ system: 'email', value: email }] : []),
  ]
  return {
    resourceType: 'Patient',
    id: profile.id,
    ...(full_name ? { name: [{ text: full_name }] } : {}),
    ...(telecom.length > 0 ? { telecom } : {}),
    ...(gender ? { gender } : {}),
    ...(date_of_birth ? { birthDate: date_of_birth } : {}),
    ...(contact.length > 0 ? { contact } : {}),
  }
}

export const practitionerOf = ({ id, full_name }: { id: string; full_name: string }): Resource => ({
  resourceType: 'Practitioner',
  id,
  ...(full_name ? { name: [{ text: full_name }] } : {}),
})

/** The status of an appointment, as FHIR calls it. */
const statusCodes = {
  requested: 'pending',
  confirmed: 'booked',
  completed: 'fulfilled',
  cancelled: 'cancelled',
} as const

function appointmentOf(
  appointment: StoredAppointment,
  providers: readonly { id: string }[],
): Resource {
  const { appointment_time, duration_minutes, patient_id, provider_id, requested_by } = appointment
  const end = new Date(Date.parse(appointment_time) + duration_minutes * 60_000)
  const answerOf = (party: 'patient' | 'provider') =>
    appointment.status !== 'requested' || requested_by === party ? 'accepted' : 'needs-action'
  const isKnown = providers.some(({ id }) => id === provider_id)
  return {
    resourceType: 'Appointment',
    id: appointment.id,
    status: wasMissed(appointment) ? 'noshow' : statusCodes[appointment.status],
    appointmentType: { text: appointment.session_type },
    start: appointment_time,
    end: end.toISOString(),
    minutesDuration: duration_minutes,
    created: appointment.created_at,
    participant: [
      { actor: referenceTo(patient_id), status: answerOf('patient') },
      {
        actor:
          isKnown && provider_id
            ? referenceTo(provider_id)
            : { display: 'A provider whose account has been erased' },
        status: answerOf('provider'),
      },
    ],
  }
}

function intakeResponseOf(form: IntakeForm): Resource {
  return {
    resourceType: 'QuestionnaireResponse',
    id: form.id,
    status: 'completed',
    subject: referenceTo(form.user_id),
    authored: form.submittedAt,
    author: referenceTo(form.user_id),
    item: intakeSections
      .map(({ title, fields }) => ({
        linkId: title,
        text: title,
        item: Object.entries(fields).flatMap(([field, text]) => {
          const value = form[field as keyof IntakeForm]
          if (!value) return []
          const answer = field === 'dateOfBirth' ? { valueDate: value } : { valueString: value }
          return [{ linkId: field, text, answer: [answer] }]
        }),
      }))
      .filter(({ item }) => item.length > 0),
  }
}

function consentOf(consent: Consent & { user_id: string }): Resource {
  const { id, user_id, purpose, version, given_at, withdrawn_at } = consent
  return {
    resourceType: 'Consent',
    id,
    status: withdrawn_at ? 'inactive' : 'active',
    scope: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/consentscope',
          code: 'patient-privacy',
        },
      ],
    },
    category: [{ coding: [{ system: loincSystem, code: '59284-0' }] }],
    patient: referenceTo(user_id),
    dateTime: given_at,
    policyRule: { text: `${purpose}, wording ${version}` },
    provision: {
      type: 'permit',
      period: { start: given_at, ...(withdrawn_at ? { end: withdrawn_at } : {}) },
    },
  }
}
