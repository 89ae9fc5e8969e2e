import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { expectNoIssues } from '#tests/support/gate.ts'
import { lastMigrationIn } from './changelog.ts'
import { newestMigration } from './release-issues.ts'

it('the newest section of the changelog names the last migration', () => {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  const [heading = '', ...lines] = newest.split('\n')
  const named = lastMigrationIn({ heading, text: lines.join('\n') })
  const last = newestMigration('database')
  expectNoIssues(
    named === last
      ? []
      : [
          `The section ${heading} of CHANGELOG.md names ${named ?? 'no migration'} as the last one, and it is ${last}. Its line begins, where there are several: "Migrations: 0108 to ${last}"; it is "Migrations: ${last}" where it is the first.`,
        ],
  )
})
