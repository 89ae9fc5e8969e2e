import { readSources, type Source } from '#tests/support/sources.ts'
import { testsFor } from '../test/changed.ts'
import { firstFailure } from './first-failure.ts'
import type { SourceMutant } from './source-mutants.ts'
import type { Verdict } from './try-mutant.ts'

/** Files by their role: what they do with the database and the network is for the mutants of SQL and the tests of routes. */
const otherRoles = /\.test\.|\/seed\/|\/(feature|routes|data|jobs|mails)\.ts$/

/** The rules: files of `domain/` and, in the features of the server, those with a name of their own. */
export function readRules(): Source[] {
  return readSources('domain', 'server').filter(
    ({ path }) => !otherRoles.test(path) && !/^server\/(platform|[^/]+\.ts)/.test(path),
  )
}

/** Runs the tests of the mutant's feature, then where they pass all that the core has without a browser. */
export async function trySourceMutant(
  mutant: SourceMutant,
  database: { server: string; template: string },
): Promise<Verdict> {
  const projects = ['unit', 'mocks', 'postgres']
  const env = { TEST_SOURCE_MUTANT: JSON.stringify(mutant) }
  const { vitest } = testsFor([mutant.path])
  const ofFeature = vitest.filter((file) => file.endsWith('/'))
  for (const files of [ofFeature, []]) {
    const by = await firstFailure({ projects, files, env, ...database })
    if (by !== undefined) return { outcome: 'killed', by }
  }
  return { outcome: 'survived', files: ['the core'] }
}
