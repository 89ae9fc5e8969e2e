import { sql } from 'kysely'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import type {
  ProviderAppointmentChange,
  ProviderAppointmentsQuery,
} from '#domain/appointments/schema.ts'
import type { Identity } from '#domain/practice/identity.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { roomOf } from '../../appointments/booking-problems.ts'
import { closeIncluded } from '../billing/included/data.ts'
import { findPatientIds } from '../patients/data.ts'
import {
  nameOfStep,
  newIn,
  requireNoInvoice,
  requireReported,
  requireSeen,
  requireStep,
} from './appointment-problems.ts'
import { currentMarks, shownMarks } from './visit-marks/data.ts'

interface Patient {
  id: string
  full_name: string
  email: string | null
}

/** The appointments that the actor holds as a provider, with what they may know of each patient. */
export const appointmentsOf = (provider_id: string) =>
  tables
    .selectFrom('appointments as held')
    .innerJoinLateral(
      sql<Patient>`practice.patient(held.patient_id)`.as<'patient'>(sql`patient`),
      (join) => join.onTrue(),
    )
    .where('held.provider_id', '=', provider_id)
    .select(['held.id', 'held.status', 'held.appointment_time', 'held.session_type'])
    .select([
      'held.series_id',
      'held.duration_minutes',
      'held.requested_by',
      'held.by_desk',
      'held.notes',
      'held.cancelled_by',
    ])
    .leftJoin('rooms as room', 'room.id', 'held.room_id')
    .select(['room.id as room_id', 'room.name as room_name'])
    .leftJoin('shared_notes as shared', 'shared.appointment_id', 'held.id')
    .select(['shared.notes as shared', 'shared.shared_at', 'shared.changed_at'])
    .leftJoin('call_off_reasons as called_off', 'called_off.appointment_id', 'held.id')
    .select(['held.created_at', 'held.patient_id', 'patient.full_name', 'patient.email'])
    .leftJoin('overbook_reasons as over', 'over.appointment_id', 'held.id')
    .select(['called_off.reason as call_off_reason', 'over.reason as overbook_reason'])
    .select(['held.outcome', 'held.absence_reported_at', 'held.no_answer_at'])
    .select(shownMarks)

type ProviderAppointmentRow = Awaited<ReturnType<typeof findRows>>[number]

const findRows = (tx: Transaction, query: ReturnType<typeof appointmentsOf>) => tx.run(query)

function asProviderAppointment(row: ProviderAppointmentRow, identity: Identity) {
  const { patient_id, full_name, email, shared, shared_at, changed_at, ...held } = row
  const { room_id, room_name, ...appointment } = held
  const shared_notes =
    shared === null || shared_at === null ? null : { notes: shared, shared_at, changed_at }
  const room = roomOf({ room_id, room_name })
  const patient = { id: patient_id, full_name, email, ...identity }
  return { ...appointment, room, shared_notes, patient }
}

/** The rows as the provider sees them, with what distinguishes their patients. */
export async function asProviderAppointments(
  tx: Transaction,
  rows: readonly ProviderAppointmentRow[],
) {
  const identityOf = await readIdentities(
    tx,
    rows.map(({ patient_id }) => patient_id),
  )
  return rows.map((row) => asProviderAppointment(row, identityOf(row.patient_id)))
}

/** An appointment that is known to be the actor's, as they see it. */
export async function readProviderAppointment(tx: Transaction, provider_id: string, id: string) {
  const [row] = await findRows(tx, appointmentsOf(provider_id).where('held.id', '=', id))
  return (await asProviderAppointments(tx, [row!]))[0]!
}

/** The actor's appointments by their ids, the earliest first. */
export async function listProviderAppointmentsByIds(
  tx: Transaction,
  provider_id: string,
  ids: readonly string[],
) {
  const query = appointmentsOf(provider_id)
    .where('held.id', 'in', ids)
    .orderBy('held.appointment_time')
  return asProviderAppointments(tx, await findRows(tx, query))
}

/** The actor's appointments with one of their patients that were asked for together, the earliest first. */
export async function listProviderSeries(
  tx: Transaction,
  provider_id: string,
  { series_id, patient_id }: { series_id: string; patient_id: string },
) {
  const query = appointmentsOf(provider_id)
    .where('held.series_id', '=', series_id)
    .where('held.patient_id', '=', patient_id)
    .orderBy('held.appointment_time')
  return asProviderAppointments(tx, await findRows(tx, query))
}

/**
 * A page of a provider's appointments from one instant up to another, cancelled ones too; a reading of
 * the record of each patient on it.
 */
export async function listProviderAppointments(
  tx: Transaction,
  provider_id: string,
  { from, to, search, order, limit, after, ...wanted }: ProviderAppointmentsQuery,
) {
  const named = search ? await findPatientIds(tx, search) : undefined
  const direction = order === 'latest' ? 'desc' : 'asc'
  let query = appointmentsOf(provider_id)
    .where('held.appointment_time', '>=', new Date(from))
    .where('held.appointment_time', '<', new Date(to))
    // One that moved is listed at its new time.
    .where(
      sql<boolean>`not exists (select from appointments moved where moved.moved_from = held.id)`,
    )
    .orderBy('held.appointment_time', direction)
    .orderBy('held.id', direction)
    .limit(limit)
  for (const column of ['status', 'session_type', 'requested_by', 'series_id'] as const) {
    const value = wanted[column]
    if (value) query = query.where(`held.${column}`, '=', value)
  }
  if (named) query = query.where(sql<boolean>`held.patient_id = any(${named}::uuid[])`)
  if (after) query = query.where(follows(after, direction))
  const rows = await findRows(tx, query)
  const subjects = rows.map((row) => row.patient_id)
  await auditReading(tx, provider_id, subjects, 'appointments.read')
  return asProviderAppointments(tx, rows)
}

/** The rows after the last row of a page; none if the caller may not see that row. */
function follows(after: string, direction: 'asc' | 'desc') {
  const last = sql`(select appointment_time, id from appointments where id = ${after})`
  return direction === 'asc'
    ? sql<boolean>`(held.appointment_time, held.id) > ${last}`
    : sql<boolean>`(held.appointment_time, held.id) < ${last}`
}

/** Whether a provider has given an appointment of theirs this status already. */
export async function hasBeenGiven(
  tx: Transaction,
  provider_id: string,
  id: string,
  status: AppointmentStatus,
): Promise<boolean> {
  const [row] = await tx.run(
    tables
      .selectFrom('appointments')
      .select(['status', 'requested_by', 'cancelled_by'])
      .where('id', '=', id)
      .where('provider_id', '=', provider_id),
  )
  if (row?.status !== status) return false
  // What the patient accepted or cancelled was not the provider's step.
  if (status === 'confirmed') return row.requested_by === 'patient'
  // A retry of a completion is answered before; another outcome is no retry.
  if (status === 'completed') return false
  return status !== 'cancelled' || row.cancelled_by === 'provider'
}

/**
 * Changes the status of an appointment, its outcome or its provider's notes, or several of these. Of two
 * callers at once, one wins. A completed session counts as held where no outcome is sent. A value that is
 * stored already is no change, so a retry gets the first answer, however late.
 *
 * @throws Problem 404 where it is no appointment of the actor, 409 where its status does not allow the change
 */
export async function changeProviderAppointment(
  tx: Transaction,
  provider_id: string,
  id: string,
  wanted: ProviderAppointmentChange,
) {
  // Locked, so that what is decided here is still true when it is written.
  const [found] = await tx.run(
    tables
      .selectFrom('appointments')
      .select(['patient_id', 'status', 'requested_by', 'appointment_time', 'duration_minutes'])
      .select(['outcome', 'no_answer_at', 'notes'])
      .select(currentMarks)
      .where('id', '=', id)
      .where('provider_id', '=', provider_id)
      .forUpdate(),
  )
  requireFound(found)
  const { status, outcome, notes } = newIn(found, wanted)
  if (status === undefined && outcome === undefined && notes === undefined)
    return readProviderAppointment(tx, provider_id, id)
  if (notes !== undefined) requireSeen(found.notes, wanted.replaces)
  requireStep(found, { status, outcome }, now())
  // A session that its provider missed is not billed: what has been issued must be void before.
  if (outcome === 'provider_no_show') requireNoInvoice(await findIssuedInvoice(tx, id))
  const isCancelled = status === 'cancelled'
  await tx.run(
    tables
      .updateTable('appointments')
      .set({
        ...(status === undefined ? {} : { status }),
        ...(outcome === undefined ? {} : { outcome }),
        ...(isCancelled ? { cancelled_by: 'provider', cancelled_at: sql<Date>`now()` } : {}),
        ...(notes === undefined ? {} : { notes }),
      })
      .where('id', '=', id),
  )
  // A correction draws up a draft as well.
  if (outcome && outcome !== 'provider_no_show') await closeIncluded(tx, provider_id, id)
  const [changed] = await Promise.all([
    readProviderAppointment(tx, provider_id, id),
    audit(tx, {
      actor_id: provider_id,
      subject_id: found.patient_id,
      action: nameOfStep({ status, outcome }, found.requested_by),
      record_id: id,
    }),
  ])
  return changed
}

async function findIssuedInvoice(tx: Transaction, appointment_id: string) {
  const [invoice] = await tx.run(
    tables
      .selectFrom('invoices')
      .select('id')
      .where('appointment_id', '=', appointment_id)
      .where('status', 'not in', ['draft', 'void'])
      .limit(1),
  )
  return invoice
}

/**
 * Notes that no one answered the phone in a session of the actor. Its patient is notified, once.
 *
 * @throws Problem 404 where the actor has no such appointment, 409 where it is not a Phone session under way
 */
export async function reportNoAnswer(tx: Transaction, provider_id: string, id: string) {
  // Locked, so that of two presses at once the second finds the first, and leaves no second trace.
  const [before] = await tx.run(
    tables
      .selectFrom('appointments')
      .select(['patient_id', 'no_answer_at'])
      .where('id', '=', id)
      .where('provider_id', '=', provider_id)
      .forUpdate(),
  )
  requireFound(before)
  if (before.no_answer_at) return readProviderAppointment(tx, provider_id, id)
  const [row] = await tx.run(
    tables.selectNoFrom([
      sql<boolean | null>`practice.report_no_answer(${id}::uuid)`.as('is_reported'),
    ]),
  )
  requireReported(row!.is_reported)
  await audit(tx, {
    actor_id: provider_id,
    subject_id: before.patient_id,
    action: 'appointment.no_answer',
    record_id: id,
  })
  return readProviderAppointment(tx, provider_id, id)
}

/** Those of the provider's own appointments, the earliest first: a plan pays sessions in that order. */
export async function inOrderOfTime(
  tx: Transaction,
  provider_id: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('provider_id', '=', provider_id)
      .where('id', 'in', ids)
      .orderBy('appointment_time')
      .orderBy('id'),
  )
  return rows.map(({ id }) => id)
}
