import { sql } from 'kysely'
import type { Participant } from '#domain/appointments/status.ts'
import {
  type CallPhase,
  maxSignals,
  type NewEntry,
  type NewSignal,
  type SignalKind,
} from '#domain/calls/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import type { Identity } from '#domain/practice/identity.ts'
import { recordPatientsRead } from '#server/messages/threads/data.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { requireOwnId } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  requireAdmitted,
  requireNewest,
  requireOpen,
  requireProvider,
  requireWaiting,
} from './call-problems.ts'
import { readIdentities } from '../accounts/identities/data.ts'

/** A call as one of its two participants sees it. */
export interface OwnCall {
  role: Participant
  patient_id: string
  other_name: string
  other_phone: string | null
  other_entry: string | null
  is_other_present: boolean
  own_entry: string | null
  phase: CallPhase
  waiting_since: Date | null
  relay_only: boolean
  appointment_time: Date
  duration_minutes: number
}

/** A call with what distinguishes the other: nothing of a provider. */
export interface ShownCall extends OwnCall {
  other_identity: Identity
}

/** What a function of the database answers. */
async function answerOf<Answer>(tx: Transaction, call: ReturnType<typeof sql>): Promise<Answer> {
  const [row] = await tx.run(tables.selectNoFrom(sql<Answer>`${call}`.as('answer')))
  return row!.answer as Answer
}

/**
 * The call of a Virtual session, within its window.
 *
 * @throws Problem 404 where it is not the actor's, 409 before its window, 410 after it
 */
export async function findCall(tx: Transaction, appointment_id: string): Promise<OwnCall> {
  const [found] = await tx.run(
    tables
      .selectFrom(sql<OwnCall>`calls.own_call(${appointment_id}::uuid)`.as<'own'>(sql`own`))
      .selectAll(),
  )
  requireFound(found)
  requireOpen(found, now())
  return found
}

/**
 * As `findCall`, with what distinguishes the patient for the provider. That a provider reads the patient's name and
 * number is put on record, once within an hour.
 */
export async function readCall(
  tx: Transaction,
  user_id: string,
  appointment_id: string,
): Promise<ShownCall> {
  const found = await findCall(tx, appointment_id)
  const patients = found.role === 'provider' ? [found.patient_id] : []
  const [identityOf] = await Promise.all([
    readIdentities(tx, patients),
    recordPatientsRead(tx, user_id, patients, 'calls.read'),
  ])
  return { ...found, other_identity: identityOf(patients[0] ?? null) }
}

/** What a participant does in a call. */
async function auditCall(
  tx: Transaction,
  actor_id: string,
  action: string,
  { patient_id }: OwnCall,
  record_id: string,
) {
  await audit(tx, { actor_id, subject_id: patient_id, action: `call.${action}`, record_id })
}

/**
 * Enters a call once: the patient then waits, unless they are still admitted.
 *
 * @throws Problem as `findCall`; 409 where the user has entered again since then, or the id is in use
 */
export async function enterCall(
  tx: Transaction,
  user_id: string,
  appointment_id: string,
  { id, relay_only }: NewEntry,
): Promise<{ call: ShownCall; isNew: boolean }> {
  const before = await findCall(tx, appointment_id)
  const outcome = await answerOf<'entered' | 'again' | 'stale' | 'taken' | null>(
    tx,
    sql`calls.enter(${appointment_id}::uuid, ${id}::uuid, ${relay_only}::boolean)`,
  )
  requireFound(outcome)
  requireOwnId(outcome !== 'taken')
  requireNewest(outcome !== 'stale')
  const isNew = outcome === 'entered'
  if (isNew) await auditCall(tx, user_id, 'enter', before, appointment_id)
  return { call: await readCall(tx, user_id, appointment_id), isNew }
}

/**
 * Admits the patient who waits, as the provider.
 *
 * @throws Problem as `findCall`; 403 for the patient, 409 where no one waits
 */
export async function admitPatient(tx: Transaction, user_id: string, appointment_id: string) {
  const before = await findCall(tx, appointment_id)
  requireProvider(before.role)
  const isNew = await answerOf<boolean | null>(tx, sql`calls.admit(${appointment_id}::uuid)`)
  requireWaiting(isNew !== null)
  if (isNew) await auditCall(tx, user_id, 'admit', before, appointment_id)
  return readCall(tx, user_id, appointment_id)
}

/**
 * Records that media flow, once for each admission.
 *
 * @throws Problem as `findCall`; 409 where the patient is not admitted
 */
export async function recordBeginning(tx: Transaction, user_id: string, appointment_id: string) {
  const before = await findCall(tx, appointment_id)
  const isNew = await answerOf<boolean | null>(tx, sql`calls.report_media(${appointment_id}::uuid)`)
  requireAdmitted(isNew !== null)
  if (isNew) await auditCall(tx, user_id, 'begin', before, appointment_id)
}

/** Ends a call, as either of the two. @throws Problem as `findCall` */
export async function endCall(tx: Transaction, user_id: string, appointment_id: string) {
  const before = await findCall(tx, appointment_id)
  const wasOn = await answerOf<boolean>(tx, sql`calls.end_call(${appointment_id}::uuid)`)
  if (wasOn) await auditCall(tx, user_id, 'end', before, appointment_id)
  return readCall(tx, user_id, appointment_id)
}

interface SignalRow {
  id: string
  from_entry: string
  kind: SignalKind
  body: string
  created_at: Date
}

/**
 * Writes a signal to the other participant, once.
 *
 * @throws Problem as `findCall`; 409 where the patient is not admitted, where one of the two has entered
 *   again, or where the id is in use
 */
export async function sendSignal(
  tx: Transaction,
  appointment_id: string,
  { id, from_entry, to_entry, kind, body }: NewSignal,
): Promise<{ isNew: boolean }> {
  await findCall(tx, appointment_id)
  const outcome = await answerOf<'sent' | 'again' | 'stale' | 'taken' | 'not_admitted' | null>(
    tx,
    sql`calls.send_signal(${appointment_id}::uuid, ${id}::uuid, ${from_entry}::uuid, ${to_entry}::uuid, ${kind}::text, ${body}::text)`,
  )
  requireFound(outcome)
  requireOwnId(outcome !== 'taken')
  requireAdmitted(outcome !== 'not_admitted')
  requireNewest(outcome !== 'stale')
  return { isNew: outcome === 'sent' }
}

/** Signals to the actor's newest entry, oldest first. @throws Problem as `findCall` */
export async function listSignals(
  tx: Transaction,
  appointment_id: string,
  after: string | undefined,
): Promise<SignalRow[]> {
  const [, rows] = await Promise.all([
    findCall(tx, appointment_id),
    tx.run(
      tables
        .selectFrom(
          sql<SignalRow>`calls.own_signals(${appointment_id}::uuid, ${after ?? null}::uuid, ${maxSignals}::integer)`.as<'own'>(
            sql`own`,
          ),
        )
        .selectAll(),
    ),
  ])
  return rows
}

interface WaitingRow {
  appointment_id: string
  patient_id: string
  full_name: string
  appointment_time: Date
  duration_minutes: number
  waiting_since: Date
}

/** Patients who wait for the actor now, longest first; a reading of each patient's record. */
export async function listWaiting(tx: Transaction, user_id: string) {
  const rows = await tx.run(
    tables.selectFrom(sql<WaitingRow>`calls.waiting()`.as<'waiting'>(sql`waiting`)).selectAll(),
  )
  const at = now().getTime()
  const open = rows.filter((row) => at < callWindow(row).until)
  const patients = open.map(({ patient_id }) => patient_id)
  const [identityOf] = await Promise.all([
    readIdentities(tx, patients),
    recordPatientsRead(tx, user_id, patients, 'calls.read'),
  ])
  return open.map(({ appointment_id, patient_id, full_name, appointment_time, waiting_since }) => ({
    appointment_id,
    full_name,
    ...identityOf(patient_id),
    appointment_time,
    waiting_since,
  }))
}
