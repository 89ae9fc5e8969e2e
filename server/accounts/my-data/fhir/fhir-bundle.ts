import { lusakaClock } from '#domain/values/lusaka.ts'
import { wasMissed } from '#domain/appointments/outcome.ts'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import type { Consent } from '#domain/accounts/consent-schemas.ts'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { intakeSections } from '#domain/intake/sections.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import {
  type StoredMedicine,
  type StoredPlan,
  type StoredSymptom,
  medicineResource,
  symptomResource,
} from './fhir-medications.ts'
import { type StoredCare, pregnancyResources } from './fhir-pregnancy.ts'
import { bloodPressureResources, glucoseResource, type StoredReading } from './fhir-readings.ts'
import { addressOf, loincSystem, referenceTo, type Resource } from './fhir-resource.ts'
import { screeningResources } from './fhir-screening.ts'

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
  care_profiles: StoredCare[]
  screening_results: (ScreeningResult & { removed_at: string | null })[]
  appointments: StoredAppointment[]
  consents: (Consent & { user_id: string })[]
  intake_forms: IntakeForm[]
}

/** The copy of one's data has what was removed; what a clinic is given has not. */
const isKept = ({ removed_at }: { removed_at: string | null }) => removed_at === null

/**
 * A person's health data as a bundle of FHIR R4 (type collection), each reference leading to a resource
 * within it. Readings carry LOINC codes and UCUM units, screenings those that are known.
 *
 * @param providers of the appointments
 * @param timestamp when the copy was made, ISO 8601
 */
export function bundleOf(
  stored: StoredHealthData,
  providers: readonly { id: string; full_name: string }[],
  timestamp: string,
) {
  const { day } = lusakaClock(new Date(timestamp))
  const resources = [
    ...stored.user_profiles.map(patientOf),
    ...providers.map(practitionerOf),
    ...stored.blood_pressure_readings
      .filter(isKept)
      .flatMap((one) => bloodPressureResources(one, providers)),
    ...stored.glucose_readings.filter(isKept).map((one) => glucoseResource(one, providers)),
    ...stored.care_profiles.flatMap(pregnancyResources),
    ...stored.medicines.map((one) => medicineResource(one, stored.medicine_plans, day)),
    ...stored.symptom_entries.map(symptomResource),
    ...stored.screening_results.filter(isKept).flatMap(screeningResources),
    ...stored.appointments.map((one) => appointmentOf(one, providers)),
    ...stored.intake_forms.map(intakeResponseOf),
    ...stored.consents.map(consentOf),
  ]
  return {
    resourceType: 'Bundle' as const,
    type: 'collection' as const,
    timestamp,
    entry: resources.map((resource) => ({ fullUrl: addressOf(resource.id), resource })),
  }
}

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

const practitionerOf = ({ id, full_name }: { id: string; full_name: string }): Resource => ({
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
