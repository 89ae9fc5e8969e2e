import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

const toAnswer = sql<{ questions: number; oldest_at: string | null }>`support.to_answer()`

/** How many questions the actor may answer, and since when the first waits. */
export async function countQuestionsToAnswer(tx: Transaction) {
  const [counted] = await tx.run(
    tables
      .selectFrom(toAnswer.as('counted'))
      .select(['questions as questions_to_answer', 'oldest_at as oldest_question_at']),
  )
  return counted!
}
