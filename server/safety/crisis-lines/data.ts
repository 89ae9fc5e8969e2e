import type { Helpline } from '#domain/safety/helplines.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The shown helplines, in their order. As the system: they are public. */
export async function listShownHelplines(tx: Transaction): Promise<Helpline[]> {
  return tx.run(
    tables
      .selectFrom('crisis_lines')
      .select(['name', 'number', 'for_whom', 'hours', 'kind', 'last_checked'])
      .where('is_shown', '=', true)
      .orderBy('place')
      .orderBy('id'),
  )
}
