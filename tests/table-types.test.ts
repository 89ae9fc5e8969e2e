import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeTables, tableTypesFile } from '../scripts/table-types.ts'

it('has table types that are those of the migrated database', async () => {
  // The formatter begins a long union with a sign of its own.
  const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/(?<=[:<])\|/g, '')
  // Where they differ: `npm run table-types`.
  expect(bare(readFileSync(tableTypesFile, 'utf8'))).toBe(bare(await describeTables()))
})
