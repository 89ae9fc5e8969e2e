import { brand } from '#domain/values/brand.ts'
import { findPlaceholders } from '#domain/values/placeholders.ts'
import { readOwnBrand } from '#server/clinic-settings/own-brand.ts'
import { uncheckedText } from '#server/safety/crisis-lines/unchecked-text.ts'
import { listShownHelplines } from '#server/safety/crisis-lines/data.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'

/**
 * `npm run check-release`: ends with 1 while a helpline that people are shown was not dialled by an admin
 * within 90 days (docs/hazards.md, "H8"), or while contact data are those of the example. Nothing is hidden
 * or stopped: an unchecked number is better than none.
 */
async function main() {
  await openDatabase(readEnv())
  const lines = await asSystem('check the helplines before a release', listShownHelplines)
  await readOwnBrand()
  await closeDatabase()
  report(
    uncheckedText(lines, todayInLusaka()),
    'An admin has dialled each helpline within 90 days.',
    'Do not release yet. Dial these helplines, and confirm each at /admin/crisis-lines:',
  )
  report(
    findPlaceholders(brand),
    'Name, address and links are your own.',
    'Do not release yet. These are examples, and people will see them. An admin sets them at /admin/settings:',
  )
}

function report(open: readonly string[], good: string, advice: string) {
  if (open.length === 0) return console.log(good)
  console.error(`${advice}\n  ${open.join('\n  ')}`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
