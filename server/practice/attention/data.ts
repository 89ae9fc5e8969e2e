import { sql } from 'kysely'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { isAside } from '#domain/practice/attention/acknowledgement.ts'
import { type AttentionReason, attentionOf, inOrder } from '#domain/practice/attention/attention.ts'
import {
  attentionCutOffs,
  attentionRules,
  missedInRow,
  pointsOfImprovement,
  sessionsToImprove,
} from '#domain/practice/attention/attention-reasons.ts'
import type { Identity } from '#domain/practice/identity.ts'
import type {
  AttentionCount,
  AttentionList,
  AttentionQuery,
  AttentionRow,
} from '#domain/practice/attention/schema.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { type LastNote, listInForce, listLastNotes } from './acknowledgements/data.ts'
import { type ChangeRow, type ReadingRow, type ResultRow, toFacts } from './attention-facts.ts'

type Ranked = Omit<AttentionRow, 'full_name' | 'email' | 'last_note' | keyof Identity>

type Listed = Omit<AttentionRow, 'last_note'> & { last_note: LastNote | null }

/** Patients with a reason that is shown, and those whose reasons are all put aside. */
interface Ranking {
  open: Ranked[]
  aside: Ranked[]
}

/** As it is answered: the rank is only for the order. */
function withoutRank(found: AttentionReason): Ranked['reasons'][number] {
  const { rank: _, ...reason } = found
  return reason
}

/** The sessions of a provider; RLS and this condition leave them none of others. */
const sessionsOf = (provider_id: string) =>
  tables
    .selectFrom('appointments')
    .where('provider_id', '=', provider_id)
    .where('status', '=', 'completed')
    .groupBy('patient_id')
    .select('patient_id')

const isMissed = sql<boolean>`outcome = 'patient_no_show'`
/** Without an outcome a session counts as held (docs/decisions/080-after-a-session.md). */
const isHeld = sql<boolean>`coalesce(outcome, 'held') = 'held'`

/** In the order in which the database takes them. */
const order = ['PHQ-9', 'GAD-7', 'WHO-5'] as const
const cutOffs = order.map((id) => attentionCutOffs[id])
const better = order.map(pointsOfImprovement)

/** The actor's patients who need attention, the most urgent first. No name is read here. */
async function rankPatients(tx: Transaction, provider_id: string, now: Date): Promise<Ranking> {
  const today = lusakaClock(now).day
  const readingsSince = new Date(
    now.getTime() - attentionRules.emergency_reading.days * 24 * 60 * 60 * 1000,
  )
  const [results, readings, changes, absent, noted] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<ResultRow>`practice.attention_results(${sessionsToImprove}::integer, ${cutOffs}::integer[], ${better}::integer[])`.as(
            'result',
          ),
        )
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<ReadingRow>`practice.attention_dangers(${readingsSince}::timestamptz)`.as('reading'),
        )
        .selectAll(),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<ChangeRow>`practice.attention_changes(${readingsSince}::timestamptz)`.as('change'),
        )
        .selectAll(),
    ),
    tx.run(
      sessionsOf(provider_id).having(
        sql<boolean>`count(*) filter (where ${isMissed}) >= ${missedInRow}`,
      ),
    ),
    listInForce(tx, provider_id, today),
  ])
  const ids = [
    ...new Set(
      [...results, ...readings, ...changes, ...absent].map(({ patient_id }) => patient_id),
    ),
  ]
  const sessions = await tx.run(
    sessionsOf(provider_id)
      .where(sql<boolean>`patient_id = any(${ids}::uuid[])`)
      .select(
        sql<Date[]>`coalesce(array_agg(appointment_time) filter (where ${isHeld}), '{}')`.as(
          'held',
        ),
      )
      .select(
        sql<Date[]>`coalesce(array_agg(appointment_time) filter (where ${isMissed}), '{}')`.as(
          'missed',
        ),
      ),
  )
  const found: Record<keyof Ranking, { first: AttentionReason; row: Ranked }[]> = {
    open: [],
    aside: [],
  }
  for (const [id, facts] of toFacts({ results, readings, changes, sessions }, now)) {
    const all = attentionOf(facts, now)
    const own = noted.get(id) ?? []
    const shown = all.filter((reason) => !isAside(reason, own, today))
    const reasons = shown.length > 0 ? shown : all
    const [first] = reasons
    if (first)
      found[shown.length > 0 ? 'open' : 'aside'].push({
        first,
        row: { id, level: first.level, since: first.since, reasons: reasons.map(withoutRank) },
      })
  }
  const sorted = (list: (typeof found)['open']) =>
    list
      .toSorted(
        (one, other) => inOrder(one.first, other.first) || (one.row.id < other.row.id ? -1 : 1),
      )
      .map(({ row }) => row)
  return { open: sorted(found.open), aside: sorted(found.aside) }
}

/**
 * A page of the actor's patients who need attention, the most urgent first. Each on the page is a reading of
 * that person's record.
 */
export async function listAttention(
  tx: Transaction,
  provider_id: string,
  { limit, after, state }: AttentionQuery,
  now: Date,
): Promise<Omit<AttentionList, 'patients'> & { patients: Listed[] }> {
  const ranking = await rankPatients(tx, provider_id, now)
  const ranked = ranking[state]
  const start = after ? ranked.findIndex(({ id }) => id === after) + 1 : 0
  // A cursor that names no row has nothing after it.
  const page = after && start === 0 ? [] : ranked.slice(start, start + limit)
  const ids = page.map(({ id }) => id)
  const [names, notes, identityOf] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<{ id: string; full_name: string; email: string | null }>`(
            select patient.* from unnest(${ids}::uuid[]) as wanted(id), lateral practice.patient(wanted.id) as patient
          )`.as('patient'),
        )
        .selectAll(),
    ),
    listLastNotes(tx, provider_id, ids),
    readIdentities(tx, ids),
    auditReading(tx, provider_id, ids, 'attention.read'),
  ])
  const nameOf = new Map(names.map(({ id, full_name, email }) => [id, { full_name, email }]))
  return {
    total: ranked.length,
    aside: ranking.aside.length,
    patients: page.flatMap((row) => {
      const name = nameOf.get(row.id)
      if (!name) return []
      return [{ ...row, ...name, ...identityOf(row.id), last_note: notes.get(row.id) ?? null }]
    }),
  }
}

/** How many of the actor's patients need attention; no name is read, so nothing is put on record. */
export async function countAttention(
  tx: Transaction,
  provider_id: string,
  now: Date,
): Promise<AttentionCount> {
  const { open } = await rankPatients(tx, provider_id, now)
  return {
    total: open.length,
    urgent: open.filter(({ level }) => level === 'urgent').length,
  }
}
