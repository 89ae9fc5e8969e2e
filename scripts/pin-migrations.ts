import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'
import { schemaFolder } from '#server/platform/db/migrations/schema-files.ts'

/** SHA-256 of each landed migration, by name. */
export const landedFile = join(schemaFolder, 'landed.json')

export function readLanded(): Record<string, string> {
  return JSON.parse(readFileSync(landedFile, 'utf8')) as Record<string, string>
}

/** `npm run pin-migrations`: adds the migrations that are new. What is pinned already stays as it is. */
if (import.meta.main) {
  const landed = readLanded()
  const added = readMigrations().filter(({ name }) => !(name in landed))
  const all = { ...landed, ...Object.fromEntries(added.map((one) => [one.name, one.checksum])) }
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(landedFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(`Pinned: ${added.map(({ name }) => name).join(', ') || 'nothing new'}`)
}
