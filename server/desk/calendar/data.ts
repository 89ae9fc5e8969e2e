import { sql } from 'kysely'
import type {
  DeskAppointment,
  DeskAppointmentsQuery,
  ChoosableProvider,
  DeskProvider,
} from '#domain/desk/schema.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { wordsOf } from '#server/platform/db/search-terms.ts'
import { roomOf } from '../../appointments/booking-problems.ts'

const reasonOfProvider = 'For a reason of the provider.'

/**
 * What the front desk may know of an appointment, column by column: neither notes nor outcome, and nothing
 * that says why the patient comes. As the system, because no policy opens a table to the desk.
 */
const seen = tables
  .selectFrom('appointments as held')
  .innerJoin('user_profiles as patient', 'patient.id', 'held.patient_id')
  .leftJoin('user_profiles as provider', 'provider.id', 'held.provider_id')
  .select(['held.id', 'held.appointment_time', 'held.duration_minutes'])
  .select(['held.session_type', 'held.status', 'held.requested_by'])
  .select(['patient.id as patient_id', 'patient.full_name as patient_name'])
  .select('patient.phone_number')
  .select(['provider.id as provider_id', 'provider.full_name as provider_name'])
  .select('provider.profession')
  .select(
    sql<boolean>`held.provider_id is not null and held.status in ('requested', 'confirmed')
      and held.appointment_time + held.duration_minutes * interval '1 minute' > now()
      and practice.is_away_then(held.provider_id, held.appointment_time, held.duration_minutes)`.as(
      'provider_away',
    ),
  )
  .select(sql<boolean>`accounts.has_no_login(held.patient_id)`.as('has_no_login'))
  .select(
    sql<string | null>`(select former.full_name from former_names former
      where former.user_id = held.patient_id and former.changed_at > now() - interval '90 days')`.as(
      'was_called',
    ),
  )
  .leftJoin('overbook_reasons as over', 'over.appointment_id', 'held.id')
  // A provider may have written of health; the desk reads what the desk wrote.
  .select(
    sql<string | null>`case when held.by_desk then over.reason
      when over.appointment_id is not null then ${reasonOfProvider} end`.as('overbook_reason'),
  )
  .leftJoin('rooms as room', 'room.id', 'held.room_id')
  .select(['room.id as room_id', 'room.name as room_name'])

type SeenRow = Awaited<ReturnType<typeof readSeen>>[number]

const readSeen = (tx: Transaction, query: typeof seen) => tx.run(query)

function asDeskAppointment(row: SeenRow) {
  const { provider_id, provider_name, profession, patient_id, patient_name, phone_number } = row
  const { id, appointment_time, duration_minutes, session_type, status, requested_by } = row
  const { provider_away, has_no_login, overbook_reason } = row
  return {
    id,
    appointment_time,
    duration_minutes,
    session_type,
    status,
    answered_by: requested_by === 'patient' ? ('provider' as const) : ('patient' as const),
    provider:
      provider_id === null || provider_name === null
        ? null
        : { id: provider_id, full_name: provider_name, profession },
    provider_away,
    ...(overbook_reason === null ? {} : { overbook_reason }),
    room: roomOf(row),
    patient: {
      id: patient_id,
      full_name: patient_name,
      phone_number,
      ...(row.was_called === null ? {} : { was_called: row.was_called }),
      ...(has_no_login ? { has_no_login } : {}),
    },
  } satisfies Unsent<DeskAppointment, 'appointment_time'>
}

/** A page of the clinic's appointments, the earliest first; a reading of the record of each patient on it. */
export async function listDeskAppointments(
  tx: Transaction,
  actor_id: string,
  { from, to, search, provider_id, patient_id, cancelled, limit, after }: DeskAppointmentsQuery,
) {
  let query = seen
    .where('held.appointment_time', '>=', new Date(from))
    .where('held.appointment_time', '<', new Date(to))
    .orderBy('held.appointment_time')
    .orderBy('held.id')
    .limit(limit)
  query = cancelled
    ? query.where(
        sql<boolean>`not exists (select from appointments moved where moved.moved_from = held.id)`,
      )
    : query.where('held.status', '<>', 'cancelled')
  if (provider_id) query = query.where('held.provider_id', '=', provider_id)
  if (patient_id) query = query.where('held.patient_id', '=', patient_id)
  if (search) {
    const words = wordsOf(search)
    query = query.where(
      sql<boolean>`to_tsvector('simple', accounts.plain_words(patient.full_name)) @@ to_tsquery('simple', ${words})`,
    )
  }
  if (after)
    query = query.where(
      sql<boolean>`(held.appointment_time, held.id) > (select appointment_time, id from appointments where id = ${after})`,
    )
  return listSeen(tx, actor_id, () => query)
}

/** What a query chooses of the clinic's appointments; a reading of the record of each patient on it. */
export async function listSeen(
  tx: Transaction,
  actor_id: string,
  choose: (query: typeof seen) => typeof seen,
) {
  const rows = await readSeen(tx, choose(seen))
  await auditReading(
    tx,
    actor_id,
    rows.map((row) => row.patient_id),
    'desk_calendar.read',
  )
  return rows.map(asDeskAppointment)
}

/** As `findDeskAppointment`, where nothing else puts on record that the patient's name was read. */
export async function readDeskAppointment(tx: Transaction, actor_id: string, id: string) {
  const [row] = await listSeen(tx, actor_id, (query) => query.where('held.id', '=', id))
  return row
}

/** One appointment, whatever its status; undefined where there is none. */
export async function findDeskAppointment(tx: Transaction, id: string) {
  const [row] = await readSeen(tx, seen.where('held.id', '=', id))
  return row && asDeskAppointment(row)
}

const inPractice = tables
  .selectFrom('user_profiles as provider')
  .select(['provider.id', 'provider.full_name', 'provider.profession'])
  .where(sql<boolean>`provider.id in (select id from practice.providers_in_practice() as p(id))`)
  .orderBy('provider.full_name')
  .orderBy('provider.id')
  .limit(500)

/** The providers in practice, by name. */
export const listDeskProviders = (tx: Transaction): Promise<DeskProvider[]> => tx.run(inPractice)

/** The same, with who can be booked already. */
export const listChoosableProviders = (tx: Transaction): Promise<ChoosableProvider[]> =>
  tx.run(
    inPractice.select(
      sql<boolean>`provider.id in (select id from practice.bookable_providers() as b(id))`.as(
        'is_bookable',
      ),
    ),
  )
