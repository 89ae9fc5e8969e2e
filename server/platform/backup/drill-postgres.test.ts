import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { findPrograms } from './drill-postgres.ts'

const { path, remove } = temporaryFolder()
afterAll(remove)

it('finds the programs of PostgreSQL where only initdb is linked into the PATH', () => {
  const [programs, linked] = ['programs', 'linked'].map((name) => join(path, name))
  for (const folder of [programs!, linked!]) mkdirSync(folder)
  for (const name of ['initdb', 'postgres']) writeFileSync(join(programs!, name), '')
  symlinkSync(join(programs!, 'initdb'), join(linked!, 'initdb'))
  expect(findPrograms(`/nowhere:${linked}`)).toBe(realpathSync(programs!))
})
