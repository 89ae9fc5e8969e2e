import { undialled } from '#domain/admin/limits.ts'
import type { Helpline } from '#domain/safety/helplines.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/db.ts'
import { listShownHelplines } from './data.ts'

/** How many helplines `uncheckedText` would name today. */
export async function countToDial(tx: Transaction): Promise<number> {
  return undialled(await listShownHelplines(tx), todayInLusaka()).length
}

/**
 * One row for each helpline that no admin has dialled within 90 days, for an operator to read; empty where
 * all were. A number that works abroad alone cannot be dialled from here and is left out.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export function uncheckedText(lines: readonly Helpline[], today: string): string[] {
  return undialled(lines, today).map(({ number, name, last_checked }) => {
    const when =
      last_checked === null ? 'never dialled by us' : `last dialled on ${writtenDay(last_checked)}`
    return `${number} (${name}): ${when}`
  })
}
