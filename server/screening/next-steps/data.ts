import { sql } from 'kysely'
import { stepAfter } from '#domain/next-steps/after-screening.ts'
import {
  afterDecision,
  afterReplacing,
  againAt,
  type Decision,
  isShown,
  type StepState,
  statusAt,
} from '#domain/next-steps/offer.ts'
import type { Answers } from '#domain/screening/scoring.ts'
import type { OwnNextStep } from '#domain/next-steps/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireDecided } from './step-problems.ts'

const stepsOf = (user_id: string) =>
  tables
    .selectFrom('next_steps')
    .select(['result_id', 'step', 'status', 'created_at', 'decided_at'])
    .where('user_id', '=', user_id)

type Row = Omit<StepState, 'created_at' | 'decided_at'> & {
  result_id: string
  created_at: Date
  decided_at: Date | null
}

const toState = ({ step, status, created_at, decided_at }: Row): StepState => ({
  step,
  status,
  created_at: created_at.getTime(),
  decided_at: decided_at?.getTime() ?? null,
})

type OwnStep = Unsent<OwnNextStep, 'again_at'>

function toOwn(result_id: string, state: StepState, now: Date): OwnStep | null {
  const status = statusAt(state, now.getTime())
  if (status === 'replaced' || !isShown(state, now.getTime())) return null
  const again_at = status === 'declined' ? new Date(againAt(state.decided_at!)) : null
  return { result_id, step: state.step, status, again_at }
}

/** Whether item 9 of the PHQ-9 was above 0 when the person last answered it. */
const asksForSafety = (user_id: string) =>
  tables
    .selectFrom('screening_results')
    .select('item_9')
    .where('user_id', '=', user_id)
    .where('phq_9', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/**
 * The step that the actor's newest screening suggests. Null where there is none, where it is long ago, and
 * where item 9 was last above 0: the help that the pages then show first is the step.
 */
export async function readNextStep(tx: Transaction, user_id: string, now: Date) {
  const [[row], [mood]] = await Promise.all([
    tx.run(
      stepsOf(user_id)
        // A removed screening is not among them: nothing follows from it any more.
        .where('result_id', 'in', (kept) =>
          kept.selectFrom('screening_results').select('id').where('user_id', '=', user_id),
        )
        .orderBy('created_at', 'desc')
        .orderBy('result_id', 'desc')
        .limit(1),
    ),
    tx.run(asksForSafety(user_id)),
  ])
  return row && !mood?.item_9 ? toOwn(row.result_id, toState(row), now) : null
}

interface Screened {
  id: string
  answers: Answers
  under_18: boolean | null
  created_at: Date
}

/**
 * Suggests what comes after a screening that was just saved, in its transaction. What was open of an earlier
 * screening is replaced; a screening that waited on a device until a later one was saved replaces nothing.
 */
export async function suggestNextStep(
  tx: Transaction,
  user_id: string,
  { id: result_id, answers, under_18, created_at }: Screened,
): Promise<void> {
  const step = stepAfter(answers, under_18 ?? false)
  if (!step) return
  // Two screenings that are saved at once must not both be open.
  const lock = sql<null>`pg_advisory_xact_lock(hashtextextended(${user_id}::text, 101))`
  await tx.run(tables.selectNoFrom(lock.as('locked')))
  const rows = await tx.run(
    stepsOf(user_id).where((eb) =>
      eb.or([eb('status', 'in', ['suggested', 'declined']), eb('created_at', '>', created_at)]),
    ),
  )
  const isLate = rows.some((row) => row.created_at > created_at)
  if (!isLate)
    for (const row of rows)
      await tx.run(
        tables
          .updateTable('next_steps')
          .set({ status: afterReplacing(toState(row)).status })
          .where('result_id', '=', row.result_id),
      )
  await tx.run(
    tables.insertInto('next_steps').values({
      result_id,
      user_id,
      step,
      status: isLate ? 'replaced' : 'suggested',
      created_at,
    }),
  )
}

/**
 * Records what the actor answers to an offer; once more changes nothing.
 *
 * @throws Problem 404 where they have no such step, 409 where its state does not allow this
 */
export async function decideNextStep(
  tx: Transaction,
  user_id: string,
  { result_id, ...decision }: Decision & { result_id: string },
  now: Date,
) {
  const [found] = await tx.run(stepsOf(user_id).where('result_id', '=', result_id).forUpdate())
  requireFound(found)
  const before = toState(found)
  const after = requireDecided(afterDecision(before, decision, now.getTime()))
  if (after === before) await waitForStandby(tx)
  else {
    await tx.run(
      tables
        .updateTable('next_steps')
        .set({ status: after.status, decided_at: new Date(after.decided_at!) })
        .where('result_id', '=', result_id),
    )
    await auditOwn(tx, user_id, `next_step.${decision.decision}`, result_id)
  }
  return toOwn(result_id, after, now)
}
