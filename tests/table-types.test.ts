import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { expectNoIssues } from './support/gate.ts'
import { describeTables, tableTypesFile } from '../scripts/table-types.ts'

/** Without spaces, and without the sign that the formatter puts before a long union. */
const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/(?<=[:<(])\|/g, '')

/** The description of each table, by its name. */
const interfacesOf = (text: string) =>
  new Map(
    [...text.matchAll(/export interface (\w+) \{([^}]*)\}/g)].map(([, name = '', members = '']) => [
      name,
      bare(members),
    ]),
  )

it('has table types that are those of the migrated database', async () => {
  const text = await describeTables()
  const [written, wanted] = [readFileSync(tableTypesFile, 'utf8'), text].map(interfacesOf)
  const names = new Set([...written!.keys(), ...wanted!.keys()])
  const differing = [...names].filter((name) => written!.get(name) !== wanted!.get(name))
  const isSame = bare(readFileSync(tableTypesFile, 'utf8')) === bare(text)
  expectNoIssues(
    isSame
      ? []
      : [
          `server/platform/db/schema.ts is not what database/ makes (${differing.join(', ')}). Run: npm run table-types`,
        ],
  )
})
