import { randomUUID } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import type { Appointment, NewAppointment } from '#domain/appointments/schema.ts'
import type { Topic } from '#domain/appointments/topics.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { readVisitsAway } from './away/data.ts'
import { readOwnCosts } from './costs/data.ts'
import { lockParticipants } from './booking-locks/data.ts'
import { requireCapacity, requireSlot, roomOf } from './booking-problems.ts'
import { readEligibility } from './eligibility/data.ts'
import { providersAt, providerCards } from './slots/data.ts'
import { readVisit, readVisitOf, type Visit } from './visit-types/data.ts'

/** Instants as the database's driver gives them; they are answered in ISO 8601. */
type Read<Shape> = Omit<
  Shape,
  'appointment_time' | 'created_at' | 'absence_reported_at' | 'no_answer_at' | 'notes_shared_at'
> & {
  appointment_time: Date
  created_at: Date
  absence_reported_at: Date | null
  no_answer_at: Date | null
  notes_shared_at: Date | null
}
export type OwnAppointment = Read<Appointment>

const own = (user_id: string) =>
  tables
    .selectFrom('appointments')
    .leftJoin(providerCards.as('card'), 'card.id', 'appointments.provider_id')
    .leftJoin('shared_notes', 'shared_notes.appointment_id', 'appointments.id')
    .select('shared_notes.shared_at as notes_shared_at')
    .select(['appointments.id', 'appointments.status', 'appointments.appointment_time'])
    .select(['appointments.session_type', 'appointments.duration_minutes'])
    .select(['appointments.requested_by', 'appointments.replaces', 'appointments.created_at'])
    .select(['appointments.provider_id', 'card.full_name', 'card.specialty'])
    .select(['card.profile_picture_url', 'appointments.outcome'])
    .select(['appointments.absence_reported_at', 'appointments.no_answer_at'])
    .select('appointments.series_id')
    .leftJoin('rooms as room', 'room.id', 'appointments.room_id')
    .select(['room.id as room_id', 'room.name as room_name'])
    .leftJoin('visit_types as type', 'type.id', 'appointments.visit_type_id')
    .select('type.bring')
    .where('appointments.patient_id', '=', user_id)

type OwnRow = Awaited<ReturnType<typeof readOwn>>[number]

const findOwn = (tx: Transaction, user_id: string, id: string) =>
  tx.run(own(user_id).where('appointments.id', '=', id))

async function readOwn(tx: Transaction, user_id: string, id: string) {
  return withCosts(tx, findOwn(tx, user_id, id))
}

/** In one round trip: the rows, each with what it costs and whether its provider is away then. */
async function withCosts(tx: Transaction, reading: ReturnType<typeof findOwn>) {
  const [rows, costs, away] = await Promise.all([reading, readOwnCosts(tx), readVisitsAway(tx)])
  return rows.map((row) => ({
    ...row,
    cost: costs.get(row.id) ?? null,
    provider_away: away.has(row.id),
  }))
}

function asAppointment({
  provider_id,
  full_name,
  specialty,
  profile_picture_url,
  room_id,
  room_name,
  ...appointment
}: OwnRow): OwnAppointment {
  const provider =
    provider_id === null || full_name === null
      ? null
      : { id: provider_id, full_name, specialty, profile_picture_url }
  return { ...appointment, provider, room: roomOf({ room_id, room_name }) }
}

/**
 * A person's appointments as patient, the latest time first, without those that they cancelled
 * themselves (docs/specification.md, "Cancelling").
 */
export async function listOwnAppointments(
  tx: Transaction,
  user_id: string,
  page: Page,
): Promise<OwnAppointment[]> {
  const rows = await withCosts(
    tx,
    tx.run(
      own(user_id)
        .where(sql<boolean>`appointments.cancelled_by is distinct from 'patient'`)
        // One that moved is listed at its new time.
        .where(
          sql<boolean>`not exists (select from appointments moved where moved.moved_from = appointments.id)`,
        )
        .where(olderThan('appointments', page, 'appointment_time'))
        .orderBy('appointments.appointment_time', 'desc')
        .orderBy('appointments.id', 'desc')
        .limit(page.limit),
    ),
  )
  return rows.map(asAppointment)
}

/** A person's appointment as patient; undefined where they have none by this id. */
export async function findOwnAppointment(
  tx: Transaction,
  user_id: string,
  id: string,
): Promise<OwnAppointment | undefined> {
  const [row] = await readOwn(tx, user_id, id)
  return row && asAppointment(row)
}

/** Own appointments by their ids, the earliest first. */
export async function listOwnByIds(
  tx: Transaction,
  user_id: string,
  ids: readonly string[],
): Promise<OwnAppointment[]> {
  const query = own(user_id)
    .where('appointments.id', 'in', ids)
    .orderBy('appointments.appointment_time')
  return (await withCosts(tx, tx.run(query))).map(asAppointment)
}

/** Own appointments that were asked for together, the earliest first. */
export async function listOwnSeries(
  tx: Transaction,
  user_id: string,
  series_id: string,
): Promise<OwnAppointment[]> {
  const query = own(user_id)
    .where('appointments.series_id', '=', series_id)
    .orderBy('appointments.appointment_time')
  return (await withCosts(tx, tx.run(query))).map(asAppointment)
}

/** The requested appointment, and the origin of the request. */
export interface BookingRequest extends NewAppointment {
  /** The appointment that is released for it once it is confirmed. */
  replaces?: string
}

/**
 * Requests a visit for a patient once: with the named provider, or with the one who has least to do that day.
 *
 * @returns `taken` where that provider, or every provider, is not free; `outrun` where another caller was
 *   quicker with the one chosen here, so that another may be free
 * @throws Problem 422 for what is no slot; 409 for a clash, for too many, for an id in use
 */
export async function bookAppointment(
  tx: Transaction,
  patient_id: string,
  {
    id = randomUUID(),
    provider_id,
    about = 'unsure',
    replaces,
    session_type,
    visit_type_id,
    ...typed
  }: BookingRequest,
  now: Date,
): Promise<{ appointment: OwnAppointment; isNew: boolean } | 'taken' | 'outrun'> {
  const appointment_time = new Date(typed.appointment_time)
  const wanted = { appointment_time, session_type, ...(provider_id ? { provider_id } : {}) }
  const [known] = await readOwn(tx, patient_id, id)
  if (known) return { appointment: asAppointment(await sameRow(tx, known, wanted)), isNew: false }
  const visit =
    (replaces ? await readVisitOf(tx, replaces) : undefined) ??
    (await readVisit(tx, { visit_type_id, session_type, provider_id, about, by: 'patient' }))
  requireSlot(typed, now, visit.starts)
  const chosen = provider_id ?? (await chooseProvider(tx, appointment_time, about, visit))
  const [, eligibility, [again]] = await Promise.all([
    chosen && lockParticipants(tx, { patient_id, provider_id: chosen }),
    readEligibility(tx, patient_id, appointment_time, chosen, visit),
    readOwn(tx, patient_id, id),
  ])
  // The same request may have come by another way while this one waited.
  if (again) return { appointment: asAppointment(await sameRow(tx, again, wanted)), isNew: false }
  requireCapacity(replaces ? { ...eligibility, open: 0 } : eligibility)
  if (!chosen || !eligibility.is_open) return provider_id || !chosen ? 'taken' : 'outrun'
  const appointments = tables.selectFrom('appointments').select('id')
  // In one round trip: others wait for the provider's lock meanwhile.
  const created = insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('appointments')
        .values({
          id,
          patient_id,
          provider_id: chosen,
          appointment_time,
          session_type,
          replaces,
          visit_type_id: visit.visit_type_id,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
      existing: appointments.where('id', '=', id).where('patient_id', '=', patient_id),
    },
    {},
  )
  const behind = Promise.all([
    auditOwn(tx, patient_id, 'appointment.book', id),
    readOwn(tx, patient_id, id),
  ])
  // When the first fails, so do those behind it; the first says why.
  behind.catch(() => {})
  await created
  const [, [row]] = await behind
  return { appointment: asAppointment(row!), isNew: true }
}

/** Who is free and of the profession for this topic, least to do that day first. */
async function chooseProvider(
  tx: Transaction,
  at: Date,
  about: Topic,
  visit: Visit,
): Promise<string | undefined> {
  const { free } = await providersAt(tx, [at.toISOString()], { about, visit })
  return free.get(at.toISOString())?.[0]?.id
}

/**
 * Cancels an appointment as its patient: requested or confirmed, and still in the future.
 *
 * @returns the hour that is free again; `cancelled` where it was already, `past` where it is too
 *   late, undefined where they have no such appointment
 */
export async function cancelAppointment(tx: Transaction, patient_id: string, id: string) {
  const [freed] = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'patient', cancelled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('patient_id', '=', patient_id)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning(['provider_id', 'appointment_time'])
      // A provider who erases their account leaves nothing open behind.
      .$narrowType<{ provider_id: NotNull }>(),
  )
  if (!freed) {
    const [row] = await readOwn(tx, patient_id, id)
    return row && (row.status === 'cancelled' ? 'cancelled' : 'past')
  }
  await auditOwn(tx, patient_id, 'appointment.cancel', id)
  return freed
}

/**
 * Accepts, as the patient, what a provider proposed, while it is still in the future.
 *
 * @returns it; `past` where it cannot be accepted, undefined where they have no such appointment
 */
export async function acceptProposal(tx: Transaction, patient_id: string, id: string) {
  const [accepted] = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'confirmed' })
      .where('id', '=', id)
      .where('patient_id', '=', patient_id)
      .where('requested_by', '=', 'provider')
      .where('status', '=', 'requested')
      // A lapsed certificate stops new bookings (docs/specification.md, "Provider registration").
      .where(sql<boolean>`practice.can_be_booked(provider_id)`)
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning('id'),
  )
  if (accepted) await auditOwn(tx, patient_id, 'appointment.accept', id)
  const [row] = await readOwn(tx, patient_id, id)
  if (!row) return undefined
  // A retry on a bad connection: it is accepted, as intended.
  const isAccepted = accepted || (row.requested_by === 'provider' && row.status === 'confirmed')
  return isAccepted ? asAppointment(row) : 'past'
}
