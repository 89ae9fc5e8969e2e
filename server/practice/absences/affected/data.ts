import { sql } from 'kysely'
import type { AbsenceMark, AffectedVisit } from '#domain/practice/affected.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { plainName } from '#domain/values/names.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../../accounts/identities/data.ts'
import { isAffected } from '../data.ts'

type Mark = Unsent<AffectedVisit['marks'][number], never>

/** Who moved the appointment or cancelled it: the trail names the person of the staff. */
const mover = sql<string | null>`(select who.full_name from platform.audit_events did
  join user_profiles who on who.id = did.actor_id
  where moved.id is not null and did.subject_id = held.patient_id and did.record_id = moved.id::text
    and did.action = 'appointment.move'
    and did.occurred_at between moved.created_at - interval '1 minute' and moved.created_at + interval '1 minute' limit 1)`

const affected = tables
  .selectFrom('appointments as held')
  .innerJoin('user_profiles as patient', 'patient.id', 'held.patient_id')
  .leftJoin('patient_registrations as registration', 'registration.user_id', 'patient.id')
  .leftJoin('appointments as moved', 'moved.moved_from', 'held.id')
  .leftJoin('call_off_reasons as called_off', 'called_off.appointment_id', 'held.id')
  .leftJoin('user_profiles as canceller', 'canceller.id', 'called_off.called_off_by')
  .select(['held.id', 'held.appointment_time', 'held.duration_minutes', 'held.session_type'])
  .select(['held.status', 'held.cancelled_by', 'held.cancelled_at'])
  .select(['moved.appointment_time as moved_to', 'moved.requested_by as moved_by'])
  .select(sql<string | null>`coalesce(${mover}, canceller.full_name)`.as('ended_by'))
  .select(['patient.id as patient_id', 'patient.full_name', 'patient.phone_number'])
  .select(['patient.date_of_birth', 'registration.born_in'])
  .select(
    // Written to the patient, and not one that a mail server did not take: the outbox keeps the failures.
    sql<Date | null>`(select max(event.told_at) from appointment_events event
      left join platform.mail_outbox mail on mail.id = event.patient_mail_id
      where held.cancelled_at is not null and event.patient_mail_id is not null
        and (event.appointment_id = moved.id
          or event.appointment_id = held.id and event.kind in ('cancelled', 'called_off', 'declined', 'lapsed'))
        and not (mail.id is not null and mail.sent_at is null and (mail.undelivered is not null or mail.last_error is not null)))`.as(
      'emailed_at',
    ),
  )
  .select(
    sql<
      Mark[]
    >`(select coalesce(jsonb_agg(jsonb_build_object('mark', done.mark, 'by', who.full_name,
        'at', to_char(done.marked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by done.mark), '[]')
      from absence_marks done left join user_profiles who on who.id = done.marked_by
      where done.appointment_id = held.id)`.as('marks'),
  )

/**
 * As the system: whom an absence affects, the earliest first, 300 at most, and what was done about each; a reading of the
 * record of each patient on it.
 */
export async function listAffected(tx: Transaction, actor_id: string, absence_id: string) {
  const rows = await tx.run(
    affected
      // By the index of the provider: which appointments are affected is asked of those alone.
      .where(
        sql<boolean>`held.provider_id = (select away.provider_id from practice.times_away() as away where away.id = ${absence_id})`,
      )
      .where(
        sql<boolean>`held.appointment_time < (select away.ends_at from practice.times_away() as away where away.id = ${absence_id})`,
      )
      .where(
        sql<boolean>`exists (select from practice.times_away() as away where away.id = ${absence_id} and ${isAffected})`,
      )
      .orderBy('held.appointment_time')
      .orderBy('held.id')
      .limit(300),
  )
  await auditReading(
    tx,
    actor_id,
    rows.map(({ patient_id }) => patient_id),
    'absence_patients.read',
  )
  const people = new Map(rows.map((row) => [row.patient_id, plainName(row.full_name)]))
  const hasNamesake = (id: string) =>
    [...people].some(([other, name]) => other !== id && name === people.get(id))
  return rows.map(
    ({ id, appointment_time, duration_minutes, session_type, moved_to, marks, ...row }) => ({
      id,
      appointment_time,
      duration_minutes,
      session_type,
      state:
        row.status !== 'cancelled'
          ? ('open' as const)
          : moved_to === null
            ? ('cancelled' as const)
            : ('moved' as const),
      moved_to,
      ended_at: row.cancelled_at,
      ended_by: row.ended_by,
      by_patient: moved_to === null ? row.cancelled_by === 'patient' : row.moved_by === 'patient',
      emailed_at: row.emailed_at,
      marks,
      patient: {
        id: row.patient_id,
        full_name: row.full_name,
        phone_number: row.phone_number,
        date_of_birth: row.date_of_birth,
        ...(row.born_in === null ? {} : { born_in: row.born_in }),
        has_namesake: hasNamesake(row.patient_id),
      },
    }),
  )
}

/** As the provider: the same, with phone and birth of those alone whom they treat. */
export async function ofOwnPatients(
  tx: Transaction,
  rows: Awaited<ReturnType<typeof listAffected>>,
) {
  const ids = [...new Set(rows.map(({ patient }) => patient.id))]
  const identityOf = await readIdentities(tx, ids)
  const contacts = await tx.run(
    tables
      .selectFrom(
        sql<{ id: string; phone_number: string | null }>`(select person.id, contact.phone_number
          from unnest(${ids}::uuid[]) as person(id), practice.patient_contact(person.id) as contact)`.as(
          'known',
        ),
      )
      .select(['known.id', 'known.phone_number']),
  )
  const phones = new Map(contacts.map((one) => [one.id, one.phone_number]))
  return rows.map(({ patient: { id, full_name }, ...row }) => ({
    ...row,
    patient: { id, full_name, phone_number: phones.get(id) ?? null, ...identityOf(id) },
  }))
}

/** The provider and the patient of an appointment, of one provider or of any; undefined where there is none. */
async function findVisit(tx: Transaction, id: string, provider_id?: string) {
  let query = tables.selectFrom('appointments').select(['id', 'patient_id']).where('id', '=', id)
  if (provider_id) query = query.where('provider_id', '=', provider_id)
  const [row] = await tx.run(query)
  return row
}

/**
 * States, as the system, that a patient was called or notified, once.
 *
 * @returns false where there is no such appointment
 */
export async function markAffected(
  tx: Transaction,
  actor_id: string,
  { id, mark }: { id: string; mark: AbsenceMark },
  provider_id?: string,
): Promise<boolean> {
  const visit = await findVisit(tx, id, provider_id)
  if (!visit) return false
  const marked = await tx.run(
    tables
      .insertInto('absence_marks')
      .values({ appointment_id: id, mark, marked_by: actor_id })
      .onConflict((conflict) => conflict.columns(['appointment_id', 'mark']).doNothing())
      .returning('id'),
  )
  if (marked.length > 0)
    await audit(tx, {
      actor_id,
      subject_id: visit.patient_id,
      action: `absence.${mark}`,
      record_id: id,
    })
  return true
}

/** Takes such a mark back. @returns false where there is no such appointment */
export async function unmarkAffected(
  tx: Transaction,
  { id, mark }: { id: string; mark: AbsenceMark },
  provider_id?: string,
): Promise<boolean> {
  if (!(await findVisit(tx, id, provider_id))) return false
  await tx.run(
    tables.deleteFrom('absence_marks').where('appointment_id', '=', id).where('mark', '=', mark),
  )
  return true
}
