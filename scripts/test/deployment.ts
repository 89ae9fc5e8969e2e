import { previous } from '../../tests/deploy/support/versions.ts'
import { findHaProxy } from '../../tests/support/haproxy.ts'
import { findPgBackRest } from '../../tests/support/pgbackrest.ts'
import { findPgBouncer } from '../../tests/support/pgbouncer.ts'
import { findProgram } from '../../tests/support/programs.ts'
import { canStream } from '../../tests/support/standby.ts'
import { findSwift } from '../../tests/support/swift.ts'
import {
  haProxy,
  installPackage,
  pgBackRest,
  pgBouncer,
  swift,
  targets,
} from './install-package.ts'
import { run } from './processes.ts'
import { addNotRun } from './results.ts'

/**
 * Finds or installs what the tests of `tests/deploy` need, and names what is missing: each of them skips
 * itself where its program is not found.
 *
 * @returns whether there is a PgBouncer
 */
export async function prepareDeployment(): Promise<boolean> {
  const require = async (
    what: string,
    packaged: Parameters<typeof installPackage>[0],
    find: () => unknown,
  ) => {
    const found = find() ?? (await installPackage(packaged, run, find))
    if (!found) addNotRun(`${what}: ${packaged.name} was not found and could not be installed`)
    return Boolean(found)
  }
  const { code } = await run('git', ['cat-file', '-e', previous.commit])
  if (code !== 0) addNotRun('the rolling restart: this clone lacks the previous version')
  await require('the rolling restart', haProxy, findHaProxy)
  await require('files in OpenStack Swift', swift, findSwift)
  await require('going back to a time', pgBackRest, findPgBackRest)
  for (const [program, packaged] of Object.entries(targets))
    await require('deployment', packaged, () => findProgram(program))
  if (!canStream()) addNotRun('reading from a standby: no installed PostgreSQL has pg_basebackup')
  return require('the API behind PgBouncer', pgBouncer, findPgBouncer)
}
