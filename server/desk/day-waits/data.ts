import { sql } from 'kysely'
import type { NewDeskDayWait } from '#domain/desk/day-waits.ts'
import { professionIn } from '#domain/practice/professions.ts'
import { professionOf } from '#domain/appointments/topics.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { joinDay } from '../../appointments/day-waits/data.ts'
import { isBooked } from '../../appointments/day-waits/over/data.ts'
import { bookablePatients } from '../patients/data.ts'
import { requireBookable } from '../desk-problems.ts'

/** Who waits for a time of a day, the first in turn first, as the system; each patient's reading is recorded. */
export async function listWaitsOfDay(
  tx: Transaction,
  actor_id: string,
  { day, id }: { day: string; id?: string },
) {
  const rows = await tx.run(
    tables
      .selectFrom('day_waits as wait')
      .innerJoin('user_profiles as patient', 'patient.id', 'wait.patient_id')
      // The place of a record that was merged into another one is theirs alone again once that is undone.
      .innerJoin('accounts.users as account', 'account.id', 'wait.patient_id')
      .innerJoin('visit_types as type', 'type.id', 'wait.visit_type_id')
      .leftJoin('user_profiles as provider', 'provider.id', 'wait.provider_id')
      .leftJoin('slot_offers as offer', (join) =>
        join
          .onRef('offer.day_wait_id', '=', 'wait.id')
          .on('offer.answer', 'is', null)
          .on('offer.expires_at', '>', sql<Date>`now()`),
      )
      .select(['wait.id', 'wait.about', 'wait.session_type', 'wait.by_desk', 'wait.created_at'])
      .select(['type.name as visit_type', 'type.duration_minutes'])
      .select(['provider.full_name as provider_name', 'provider.profession'])
      .select(['offer.appointment_time as offered_time', 'offer.expires_at'])
      .select(['patient.id as patient_id', 'patient.full_name', 'patient.phone_number'])
      .select(sql<boolean>`accounts.has_no_login(wait.patient_id)`.as('has_no_login'))
      .where('wait.day', '=', day)
      .where('account.deleted_at', 'is', null)
      .where((row) => row.not(isBooked))
      .$if(id !== undefined, (query) => query.where('wait.id', '=', id!))
      .orderBy(
        sql`coalesce((select max(late.answered_at) from slot_offers late
          where late.day_wait_id = wait.id and late.answer = 'expired'), wait.created_at)`,
      )
      .orderBy('wait.id')
      .limit(200),
  )
  await auditReading(
    tx,
    actor_id,
    rows.map(({ patient_id }) => patient_id),
    'desk_calendar.read',
  )
  return rows.map(
    ({ about, profession, patient_id, full_name, phone_number, has_no_login, ...wait }) => ({
      ...wait,
      profession: wait.provider_name === null ? professionOf(about) : professionIn(profession),
      patient: { id: patient_id, full_name, phone_number, has_no_login },
    }),
  )
}

/**
 * Puts a patient on the list of a full day for the front desk, as the system.
 *
 * @throws Problem 422 for whom the desk cannot book, and as `joinDay`
 */
export async function joinForDesk(
  tx: Transaction,
  actor_id: string,
  { patient_id, ...wanted }: NewDeskDayWait,
  now: Date,
) {
  const [patient] = await tx.run(bookablePatients.where('patient.id', '=', patient_id))
  requireBookable(patient !== undefined)
  const by = { user_id: actor_id, by_desk: true } as const
  const { id, isNew } = await joinDay(tx, { patient_id, by }, wanted, now)
  const [entry] = await listWaitsOfDay(tx, actor_id, { day: wanted.day, id })
  return { entry, isNew }
}
