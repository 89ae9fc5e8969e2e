import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findSection, lastMigrationIn } from './changelog.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const lastMigration = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)!
  .slice(0, 4)

it('the changelog of the version in package.json names the last migration', () => {
  const section = findSection(readFileSync('CHANGELOG.md', 'utf8'), version)
  expect(section && lastMigrationIn(section)).toBe(lastMigration)
})
