import type { CrisisLine } from '#domain/safety/crisis-lines.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The help lines that are shown, in their order. As the system: they are for everybody. */
export async function listShownLines(tx: Transaction): Promise<CrisisLine[]> {
  return tx.run(
    tables
      .selectFrom('crisis_lines')
      .select(['name', 'number', 'for_whom', 'hours', 'kind', 'last_checked'])
      .where('is_shown', '=', true)
      .orderBy('place')
      .orderBy('id')
      // The table's check allows no other words.
      .$narrowType<Pick<CrisisLine, 'kind'>>(),
  )
}
