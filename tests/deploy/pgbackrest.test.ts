import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPgBackRest } from '#tests/support/pgbackrest.ts'
import {
  ended,
  freePort,
  installedPostgres,
  plainUser,
  untilAnswering,
} from '#tests/support/postgres.ts'
import { limit } from '#tests/support/patience.ts'

const run = promisify(execFile)

/** What deploy/pgbackrest/README.md says, once for real. */
describe.runIf(findPgBackRest() && installedPostgres())(
  'going back to a time with pgBackRest',
  () => {
    const folder = mkdtempSync('/tmp/ubumi-pgbackrest-')
    const owner = process.getuid?.() === 0 ? plainUser() : {}
    const options = { ...owner, cwd: folder }
    const cluster = join(folder, 'cluster')
    const config = join(folder, 'pgbackrest.conf')
    const bin = (name: string) => join(installedPostgres()!, name)
    const rest = (...words: string[]) =>
      run(findPgBackRest()!, [`--config=${config}`, '--stanza=ubumi', ...words], options)
    let port: number
    let child: ChildProcess | undefined

    const start = async () => {
      child = spawn(bin('postgres'), ['-D', cluster, '-p', String(port)], {
        ...options,
        stdio: 'ignore',
      })
      await untilAnswering(url())
    }
    const url = () => `postgres://postgres@127.0.0.1:${port}/postgres`
    const ask = async (text: string) => {
      const client = new pg.Client({ connectionString: url() })
      await client.connect()
      try {
        return (await client.query(text)).rows as Record<string, unknown>[]
      } finally {
        await client.end()
      }
    }

    beforeAll(async () => {
      if (owner.uid) chownSync(folder, owner.uid, owner.gid!)
      port = await freePort()
      const words = ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C']
      await run(bin('initdb'), words, options)
      const archive = `${findPgBackRest()} --config=${config} --stanza=ubumi archive-push %p`
      writeFileSync(
        join(cluster, 'postgresql.auto.conf'),
        `listen_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\narchive_mode = on\narchive_command = '${archive}'\narchive_timeout = 60\n`,
      )
      const repository = join(folder, 'repository')
      const sample = readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8')
        .replace('/var/lib/pgbackrest', repository)
        .replace('/var/lib/postgresql/15/main', cluster)
        .replace('pg1-port=5432', `pg1-port=${port}\npg1-socket-path=${folder}\npg1-user=postgres`)
        .replace(
          '[global]',
          `[global]\nlog-path=${folder}\nlock-path=${folder}\nspool-path=${folder}`,
        )
      writeFileSync(config, sample)
      mkdirSync(repository)
      if (owner.uid) chownSync(repository, owner.uid, owner.gid!)
      await start()
    })
    afterAll(async () => {
      await ended(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    })

    it('has the rows written before the chosen time, and none written after', async () => {
      await rest('stanza-create')
      await rest('check')
      await ask(
        'create table readings (id integer primary key, written_at timestamptz default clock_timestamp())',
      )
      await ask('insert into readings select generate_series(1, 1000)')
      await rest('--type=full', 'backup')
      // pgBackRest knows whole seconds only, and takes a backup that ended before the chosen one.
      await ask('select pg_sleep(2)')
      await ask('insert into readings select generate_series(1001, 1500)')
      const [{ time }] = (await ask('select clock_timestamp()::text as time')) as [{ time: string }]
      await ask('select pg_sleep(0.1)')
      await ask('insert into readings select generate_series(1501, 2000)')
      await ask('delete from readings where id <= 1200')
      await ask('select pg_switch_wal()')
      // The accident: after the log was archived the server is killed, and its disk is lost.
      await expect
        .poll(
          async () =>
            (
              await ask(
                'select last_archived_wal from pg_stat_archiver where last_archived_wal >= (select pg_walfile_name(pg_current_wal_lsn() - 1))',
              )
            ).length,
          { timeout: limit(30_000) },
        )
        .toBe(1)
      await ended(child, 'SIGKILL')
      rmSync(cluster, { recursive: true })
      mkdirSync(cluster, { mode: 0o700 })
      if (owner.uid) chownSync(cluster, owner.uid, owner.gid!)
      await rest('--type=time', `--target=${time}`, '--target-action=promote', 'restore')
      await start()
      await expect
        .poll(async () => (await ask('select pg_is_in_recovery() as waits'))[0]!.waits, {
          timeout: limit(30_000),
        })
        .toBe(false)
      expect(
        await ask(
          'select min(id) as first, max(id) as last, count(*)::integer as rows from readings',
        ),
      ).toEqual([{ first: 1, last: 1500, rows: 1500 }])
    })
  },
)
