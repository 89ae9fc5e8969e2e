import { sql } from 'kysely'
import { repeatedWithin } from '#domain/readings/advice/around.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { isStudent } from '../../accounts/consents/data.ts'
import { reachable } from '../../appointments/events/data.ts'
import { changedMail, enteredMail } from './mails.ts'
import { changeBudget, noticeBudget, requireAgreed } from './reading-problems.ts'
import { answeredIn, newestAnswer } from '../../readings/answers/data.ts'
import { treats } from '../care-relation/data.ts'

/** What a patient must have agreed to: that health data are stored, and that their provider enters some. */
const purposes = ['health_data', 'clinic_readings'] as const

/** Whether the actor treats a patient, and whether that patient lets them enter readings. */
export async function findPermission(tx: Transaction, patient_id: string) {
  const [row] = await tx.run(
    tables
      .selectNoFrom(treats(patient_id).as('treats'))
      .select(sql<boolean>`practice.may_enter_readings(${patient_id}::uuid)`.as('is_given')),
  )
  return row!
}

/**
 * Stops, as the system, what a patient did not agree to.
 *
 * @throws Problem 404 where the provider does not treat them, 403 `no_consent`
 */
export async function requirePermission(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
): Promise<void> {
  const [[treated], consents, isOfStudent] = await Promise.all([
    tx.run(
      tables
        .selectFrom('appointments')
        .select('id')
        .where('provider_id', '=', provider_id)
        .where('patient_id', '=', patient_id)
        .where('status', '<>', 'cancelled')
        .where('by_desk_alone', '=', false)
        .where(
          sql<boolean>`not exists (select from discharges d where d.provider_id = appointments.provider_id
            and d.patient_id = appointments.patient_id and d.readmitted_at is null)`,
        )
        .limit(1),
    ),
    tx.run(
      tables
        .selectFrom('consents')
        .select('purpose')
        .where('user_id', '=', patient_id)
        .where('purpose', 'in', purposes)
        .where('withdrawn_at', 'is', null),
    ),
    isStudent(tx, patient_id),
  ])
  requireFound(treated)
  const given = new Set(consents.map(({ purpose }) => purpose))
  // A student could neither see nor remove a reading.
  requireAgreed(!isOfStudent && purposes.every((purpose) => given.has(purpose)))
}

const notices = {
  entered: { budget: noticeBudget, mail: enteredMail },
  changed: { budget: changeBudget, mail: changedMail },
}

/** Notifies the patient, once for all that is entered within an hour, and once for all that is changed. */
export async function notifyOfReading(
  tx: Transaction,
  settings: LimitSettings & { PUBLIC_URL: string },
  patient_id: string,
  what: keyof typeof notices,
): Promise<void> {
  const [patient] = await tx.run(reachable.where('account.id', '=', patient_id))
  if (!patient) return
  const { budget, mail } = notices[what]
  const wait = await countWithin(tx, settings, budget, patient_id)
  if (wait === 0) await postMail(tx, await mail(patient.address, settings.PUBLIC_URL))
}

/** A reading that was entered now. */
export interface Entered {
  id: string
  user_id: string
  created_at: Date
}

const hourBefore = ({ created_at }: Entered) => new Date(created_at.getTime() - repeatedWithin)

/** The patient’s blood pressures of the hour before one, as the system, without those they called wrong. */
export async function listEarlierPressures(tx: Transaction, reading: Entered) {
  const rows = await tx.run(
    tables
      .selectFrom('blood_pressure_readings')
      .select(['systolic', 'diastolic', 'pulse'])
      .select(newestAnswer('blood_pressure_reading').as('answered'))
      .where('user_id', '=', reading.user_id)
      .where('id', '<>', reading.id)
      .where('removed_at', 'is', null)
      .where('created_at', '>=', hourBefore(reading))
      .where('created_at', '<=', reading.created_at)
      .limit(20),
  )
  return rows.filter((row) => answeredIn(row.answered, row).answered?.answer !== 'wrong')
}

/** The patient’s glucose of the hour before one, as the system, without those they called wrong. */
export async function listEarlierGlucose(tx: Transaction, reading: Entered) {
  const rows = await tx.run(
    tables
      .selectFrom('glucose_readings')
      .select(['entered_value', 'entered_unit', 'meter_shows'])
      .select(newestAnswer('glucose_reading').as('answered'))
      .where('user_id', '=', reading.user_id)
      .where('id', '<>', reading.id)
      .where('removed_at', 'is', null)
      .where('created_at', '>=', hourBefore(reading))
      .where('created_at', '<=', reading.created_at)
      .limit(20),
  )
  return rows.filter((row) => answeredIn(row.answered, row).answered?.answer !== 'wrong')
}
