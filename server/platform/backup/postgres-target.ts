import { buffer } from 'node:stream/consumers'
import { checksumDatabase, prepareRestore } from '../db/restored-database.ts'
import { loginOf, runClient } from './postgres-source.ts'
import type { RestoreTarget } from './restore-target.ts'

/**
 * An empty PostgreSQL database. Everything is one transaction of `pg_restore`, and the last part of the
 * dump is withheld until `finish`, so that an interruption leaves the database empty.
 *
 * @param address of the database, as its owner
 * @throws Error where the database has tables
 */
export async function openPostgresTarget(address: string): Promise<RestoreTarget> {
  await prepareRestore(address)
  const { dbname, env } = loginOf(address)
  const words = ['--exit-on-error', '--single-transaction', `--dbname=${dbname}`]
  const child = runClient('pg_restore', words, env)
  child.stdout.resume()
  let withheld: Buffer | undefined
  const feed = async (part: Buffer | undefined) => {
    if (!part || child.stdin.write(part)) return
    const drained = new Promise<void>((done) => child.stdin.once('drain', done))
    await Promise.race([drained, child.succeeded])
  }
  return {
    async take({ content }) {
      await feed(withheld)
      withheld = await buffer(content)
    },
    async finish() {
      await feed(withheld)
      child.stdin.end()
      await child.succeeded
      return checksumDatabase(address)
    },
    async abandon() {
      child.stop()
      await child.succeeded.catch(() => {})
    },
  }
}
