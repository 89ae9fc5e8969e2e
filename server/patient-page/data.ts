import { sql } from 'kysely'
import type { Gender } from '#domain/values/gender.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../accounts/identities/data.ts'
import { readNewestIntakeForm } from '../intake/data.ts'
import { listProviderRequests } from '../questionnaires/data.ts'
import { listScreeningResults } from '../screening/data.ts'
import { listOwnPlans } from './own-plans/data.ts'
import { listSharedReadings } from './shared-readings/data.ts'
import { listNotesOn } from '../session-notes/data.ts'
import { treats } from '../practice/care-relation/data.ts'
import { listAppointmentsWith } from './visits/data.ts'

/** So many of each are on the page, the newest first. */
const shown = { appointments: 60, screenings: 60, invoices: 30, notes: 30 }

/** What the actor may see of this person at this moment. */
async function readStanding(tx: Transaction, patient_id: string) {
  const [row] = await tx.run(
    tables.selectNoFrom([
      treats(patient_id).as('is_patient'),
      sql<boolean>`practice.sees(${patient_id}::uuid, 'share_readings')`.as('shares_readings'),
      sql<boolean | null>`case when practice.screening_consent() is not null
        then practice.sees(${patient_id}::uuid, practice.screening_consent()) end`.as(
        'shares_screenings',
      ),
      sql<boolean>`questionnaires.may_ask(${patient_id}::uuid)`.as('may_ask'),
    ]),
  )
  return row!
}

/** The record that this one is part of now, where the actor treats that person; the same id otherwise. */
async function findRemainingPatient(tx: Transaction, patient_id: string): Promise<string> {
  const [row] = await tx.run(
    tables.selectNoFrom(sql<string>`practice.remaining_patient(${patient_id}::uuid)`.as('id')),
  )
  return row!.id
}

interface Person {
  full_name: string
  email: string | null
  gender: Gender | null
  phone_number: string | null
}

const readPerson = (tx: Transaction, patient_id: string) =>
  tx.run(
    tables
      .selectFrom(
        sql<Person>`(select * from practice.patient(${patient_id}::uuid), practice.patient_contact(${patient_id}::uuid))`.as(
          'person',
        ),
      )
      .select(['full_name', 'email', 'gender', 'phone_number']),
  )

const listInvoicesOf = (tx: Transaction, provider_id: string, patient_id: string) =>
  tx.run(
    tables
      .selectFrom('invoices')
      .select(['id', 'number', 'session_time', 'amount_ngwee', 'status'])
      .where('provider_id', '=', provider_id)
      .where('patient_id', '=', patient_id)
      .orderBy('session_time', 'desc')
      .limit(shown.invoices),
  )

const findThread = (tx: Transaction, provider_id: string, patient_id: string) =>
  tx.run(
    tables
      .selectFrom('threads')
      .select(['last_message_at', 'urgent_at'])
      .select(
        sql<boolean>`exists (select from thread_reads r where r.thread_id = threads.id
          and r.user_id = ${provider_id} and r.unread_since is not null)`.as('is_unread'),
      )
      .where('provider_id', '=', provider_id)
      .where('patient_id', '=', patient_id)
      .where('last_message_at', 'is not', null),
  )

const listOpenAlerts = (tx: Transaction, patient_id: string) =>
  tx.run(
    tables
      .selectFrom('safety_alerts')
      .select(['id', 'raised_at'])
      .where('user_id', '=', patient_id)
      .where('acknowledged_at', 'is', null)
      .orderBy('raised_at', 'desc'),
  )

/**
 * The page of a patient: what they share with the actor at this moment, and what the actor wrote. One reading of their
 * record, whatever is on it. A link from before two records were merged opens the one that stayed.
 *
 * @returns undefined where the actor does not treat this person
 */
export async function openPatientPage(tx: Transaction, provider_id: string, asked: string) {
  const patient_id = await findRemainingPatient(tx, asked)
  const [standing, [person], identityOf] = await Promise.all([
    readStanding(tx, patient_id),
    readPerson(tx, patient_id),
    readIdentities(tx, [patient_id]),
  ])
  if (!standing.is_patient || !person) return undefined
  const { shares_readings, shares_screenings, may_ask } = standing
  const identity = identityOf(patient_id)
  const [
    form,
    alerts,
    notes,
    appointments,
    screenings,
    requests,
    readings,
    plans,
    [thread],
    invoices,
  ] = await Promise.all([
    readNewestIntakeForm(tx, patient_id),
    listOpenAlerts(tx, patient_id),
    listNotesOn(tx, provider_id, patient_id, shown.notes),
    listAppointmentsWith(tx, provider_id, patient_id, shown.appointments),
    // The policies of the table return what is shared with the actor at this moment.
    listScreeningResults(tx, patient_id, { limit: shown.screenings }),
    listProviderRequests(tx, provider_id, patient_id),
    listSharedReadings(tx, patient_id, { ...person, ...identity }),
    listOwnPlans(tx, provider_id, patient_id),
    findThread(tx, provider_id, patient_id),
    listInvoicesOf(tx, provider_id, patient_id),
    auditReading(tx, provider_id, [patient_id], 'patient_page.read'),
  ])
  return {
    id: patient_id,
    ...person,
    ...identity,
    intake: form && {
      allergies: form.allergies,
      current_medications: form.currentMedications,
      medical_history: form.medicalHistory,
      reason_for_visit: form.reasonForVisit,
      submitted_at: form.submittedAt,
    },
    open_alerts: alerts,
    notes,
    appointments,
    shares_screenings,
    screenings,
    may_ask,
    requests,
    readings: shares_readings ? readings : null,
    plans,
    thread: thread ? { ...thread, last_message_at: thread.last_message_at! } : null,
    invoices,
  }
}
