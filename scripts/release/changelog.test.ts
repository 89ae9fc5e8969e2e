import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findSection, lastMigrationIn } from './changelog.ts'
import { newestMigration } from './refusals.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
it('the changelog of the version in package.json names the last migration', () => {
  const section = findSection(readFileSync('CHANGELOG.md', 'utf8'), version)
  expect(section && lastMigrationIn(section)).toBe(newestMigration('database'))
})
