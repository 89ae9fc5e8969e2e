import { sql } from 'kysely'
import type { Identity } from '#domain/practice/identity.ts'
import { escalation, type ReachedAs } from '#domain/safety/escalation.ts'
import type { OpenStep, SafetyAlertOutcome } from '#domain/safety/outcomes.ts'
import type { NewAcknowledgement, NewFollowUp } from '#domain/safety/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../accounts/identities/data.ts'

/** A row of `practice.notified_alerts()`. */
interface AlertRow {
  id: string
  user_id: string
  full_name: string | null
  email: string | null
  phone_number: string | null
  emergency_contact: { name: string; phone: string } | null
  raised_at: Date
  raised_again_at: Date | null
  due_at: Date
  step: OpenStep | null
  step_at: Date | null
  handled_by: string | null
  is_handled_by_me: boolean
  acknowledged_at: Date | null
  outcome: SafetyAlertOutcome | null
  note: string | null
  next_on: string | null
  followed_up_at: Date | null
  reached_as: ReachedAs
  withdrawn_at: Date | null
}

const alerts = tables.selectFrom(sql<AlertRow>`practice.notified_alerts()`.as('alert')).selectAll()

/**
 * The actor's alerts, open ones first, then the newest; each an audited reading of its person's
 * record, and of the phone numbers where it shows any.
 */
export async function openSafetyAlerts(tx: Transaction, actor_id: string) {
  const [rows, removed, noteOf] = await Promise.all([
    tx.run(
      alerts
        .orderBy(sql`alert.acknowledged_at is not null`)
        .orderBy(sql`coalesce(alert.raised_again_at, alert.raised_at)`, 'desc')
        .limit(1000),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<{
            id: string
            removed_at: Date
            removed_by: 'patient' | 'you' | 'provider'
          }>`practice.removed_sources_of_alerts()`.as('alert'),
        )
        .select(['id', 'removed_at', 'removed_by']),
    ),
    readStepNotes(tx, actor_id),
  ])
  await auditReadingOf(tx, actor_id, rows)
  const identityOf = await readIdentities(
    tx,
    rows.map(({ user_id }) => user_id),
  )
  const removals = new Map(removed.map((removal) => [removal.id, removal]))
  return rows.map((row) => {
    const removal = removals.get(row.id)
    return {
      ...asAlert(row, identityOf(row.user_id), noteOf(row.id)),
      ...(removal
        ? { source_removed_at: removal.removed_at, source_removed_by: removal.removed_by }
        : {}),
    }
  })
}

/**
 * Takes a provider's step for all open alerts of the person: the others see it, and who took it.
 *
 * @returns the alert, `taken` where it was closed before, undefined where the actor sees none
 */
export async function takeSafetyStep(
  tx: Transaction,
  actor_id: string,
  id: string,
  { outcome, next_try, next_on, note }: NewAcknowledgement,
) {
  const minutes = next_try ?? escalation.stepAfterOnIt
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<
        'done' | 'closed' | null
      >`practice.take_safety_step(${id}::uuid, ${outcome}, ${minutes}::integer,
        ${note || null}, ${next_on ?? null}::date)`.as('answer'),
    ),
  )
  if (!row?.answer) return undefined
  if (row.answer === 'closed') return 'taken'
  const [alert] = await tx.run(alerts.where('id', '=', id))
  await Promise.all([
    audit(tx, {
      actor_id,
      subject_id: alert!.user_id,
      action: actions[outcome],
      record_id: id,
    }),
    auditContacts(tx, actor_id, [alert!]),
  ])
  const [identityOf, noteOf] = await Promise.all([
    readIdentities(tx, [alert!.user_id]),
    readStepNotes(tx, actor_id, id),
  ])
  return asAlert(alert!, identityOf(alert!.user_id), noteOf(id))
}

/**
 * Records a contact that was due after an alert was closed, and the next one.
 *
 * @returns the alert, `moved` where another day was planned meanwhile, undefined where the actor closed none
 */
export async function recordFollowUp(
  tx: Transaction,
  actor_id: string,
  id: string,
  { planned_on, next_on }: NewFollowUp,
) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<
        boolean | null
      >`practice.record_follow_up(${id}::uuid, ${planned_on}::date, ${next_on}::date)`.as('answer'),
    ),
  )
  if (row?.answer === null || row === undefined) return undefined
  if (!row.answer) return 'moved'
  const [alert] = await tx.run(alerts.where('id', '=', id))
  await Promise.all([
    audit(tx, {
      actor_id,
      subject_id: alert!.user_id,
      action: 'safety_alert.follow_up',
      record_id: id,
    }),
    auditContacts(tx, actor_id, [alert!]),
  ])
  const [identityOf, noteOf] = await Promise.all([
    readIdentities(tx, [alert!.user_id]),
    readStepNotes(tx, actor_id, id),
  ])
  return asAlert(alert!, identityOf(alert!.user_id), noteOf(id))
}

const actions: Record<NewAcknowledgement['outcome'], string> = {
  on_it: 'safety_alert.acknowledge',
  could_not_reach: 'safety_alert.could_not_reach',
  seen: 'safety_alert.close',
  referred: 'safety_alert.close',
  safe: 'safety_alert.close',
}

async function auditReadingOf(tx: Transaction, actor_id: string, rows: readonly AlertRow[]) {
  const subjects = rows.map(({ user_id }) => user_id)
  await Promise.all([
    auditReading(tx, actor_id, subjects, 'safety_alerts.read'),
    auditContacts(tx, actor_id, rows),
  ])
}

/** Phone numbers are put on record by themselves: the person reads that they were shown. */
async function auditContacts(tx: Transaction, actor_id: string, rows: readonly AlertRow[]) {
  const withPhone = rows.filter((row) => row.phone_number !== null)
  const withContact = rows.filter((row) => row.emergency_contact !== null)
  const of = (some: readonly AlertRow[]) => some.map(({ user_id }) => user_id)
  await Promise.all([
    auditReading(tx, actor_id, of(withPhone), 'alert_phone_number.read'),
    auditReading(tx, actor_id, of(withContact), 'emergency_contact.read'),
  ])
}

/** What the actor tried, by the ids of the alerts that they may still read. @param id of the only one that is wanted */
async function readStepNotes(tx: Transaction, actor_id: string, id?: string) {
  const rows = await tx.run(
    tables
      .selectFrom('safety_alerts')
      .select(['id', 'step_note'])
      .where('provider_id', '=', actor_id)
      .where('step_note', 'is not', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id!)),
  )
  const notes = new Map(rows.map(({ id, step_note }) => [id, step_note]))
  return (id: string) => notes.get(id) ?? null
}

function asAlert(
  { user_id, full_name, email, phone_number, emergency_contact, ...alert }: AlertRow,
  identity: Identity,
  step_note: string | null,
) {
  return {
    ...alert,
    step_note,
    patient: { id: user_id, full_name, email, ...identity, phone_number, emergency_contact },
  }
}
