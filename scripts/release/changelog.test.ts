import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lastMigrationIn } from './changelog.ts'
import { newestMigration } from './release-issues.ts'

it('the newest section of the changelog names the last migration', () => {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  const [heading = '', ...lines] = newest.split('\n')
  expect(lastMigrationIn({ heading, text: lines.join('\n') })).toBe(newestMigration('database'))
})
