import { execFileSync } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from './support/people.ts'
import { limit } from '#tests/support/patience.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

const timeouts = { timeout: limit(60_000), interval: 250 }

/** A small disk of its own for a tablespace; undefined where this user may not mount one. */
function mountSmallDisk(): { folder: string; remove(): void } | undefined {
  const mounted = mkdtempSync('/tmp/ubumi-disk-')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=777', 'tmpfs', mounted], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(mounted, { recursive: true })
    return undefined
  }
  const folder = join(mounted, 'tables')
  mkdirSync(folder, { mode: 0o700 })
  return {
    folder,
    remove() {
      execFileSync('umount', ['--lazy', mounted], { stdio: 'ignore' })
      rmSync(mounted, { recursive: true })
    },
  }
}

const disk = postgres ? mountSmallDisk() : undefined

describe.runIf(postgres)('a server on a PostgreSQL of its own', () => {
  const folder = temporaryFolder()
  const keys = { PUBLIC_URL: 'http://localhost', AUTH_SIGNING_KEY: '' }
  const admin = addressOf('postgres', 'clinic')
  let app: ServerProcess
  let headers: Record<string, string>

  beforeAll(async () => {
    keys.AUTH_SIGNING_KEY = await newSigningKey()
    if (disk) {
      // The tablespace belongs to the user that the database server runs as.
      const dataFolder = await asAdmin(postgres!.url, (client) =>
        client.query('show data_directory'),
      )
      const { uid, gid } = statSync(dataFolder.rows[0].data_directory as string)
      chownSync(disk.folder, uid, gid)
    }
    await asAdmin(postgres!.url, async (client) => {
      await client.query("create role ready_app login password 'ready_app' noinherit")
      if (disk) await client.query(`create tablespace small location '${disk.folder}'`)
      await client.query(`create database clinic ${disk ? 'tablespace small' : ''}`)
    })
    app = await startServer({
      ...keys,
      DATA_DIR: folder.path,
      DATABASE_URL: addressOf('ready_app', 'clinic'),
      DATABASE_ADMIN_URL: admin,
      SHUTDOWN_DELAY: '10',
    })
    const [person] = await makePeople(admin, keys, 1)
    headers = { authorization: `Bearer ${person!.token}`, 'content-type': 'application/json' }
  })
  afterAll(async () => {
    await app.stop()
    await postgres!.remove()
    disk?.remove()
    folder.remove()
  })

  const status = async (path: string) => (await fetch(app.url + path, { headers })).status
  const unready = async () => {
    const answer = await fetch(`${app.url}/api/ready`)
    const { fields = {} } = (await answer.json()) as { fields?: object }
    return Object.keys(fields).sort()
  }
  const record = (notes = '') =>
    fetch(`${app.url}/api/blood-pressure-readings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ systolic: 120, diastolic: 80, notes }),
    })

  it('is ready once its jobs run', async () => {
    await expect.poll(unready, timeouts).toEqual([])
  })

  it('survives a read-only database, names what is missing, and serves again', async () => {
    const setReadOnly = (value: string) =>
      asAdmin(postgres!.url, async (client) => {
        await client.query(`alter database clinic set default_transaction_read_only = ${value}`)
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'clinic' and usename = 'ready_app'`,
        )
      })
    await setReadOnly('on')
    await expect.poll(() => status('/api/health'), timeouts).toBe(503)
    const rejected = await record()
    expect(rejected.status).toBe(503)
    expect(rejected.headers.get('retry-after')).not.toBeNull()
    await expect.poll(unready, timeouts).toEqual(['database', 'jobs'])
    expect(await status('/api/live')).toBe(200)
    await expect.poll(() => status('/api/profile'), timeouts).toBe(200)
    await setReadOnly('off')
    await expect.poll(unready, timeouts).toEqual([])
    await expect.poll(async () => (await record()).status, timeouts).toBe(201)
  })

  it.runIf(disk)(
    'survives a full disk, reports it, and serves again',
    async () => {
      const ballast = join(disk!.folder, '..', 'ballast')
      try {
        for (let size = 8 * 1024 * 1024; size >= 4096; size /= 2)
          for (;;) {
            try {
              writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
            } catch {
              break
            }
          }
        await expect.poll(() => status('/api/health'), timeouts).toBe(503)
        await expect.poll(unready, timeouts).toContain('database')
        // A page may have space for a few more rows.
        const rejection = async () => {
          const answer = await record('x'.repeat(900))
          return [answer.status, answer.headers.get('retry-after')]
        }
        await expect.poll(rejection, { timeout: limit(60_000), interval: 0 }).toEqual([503, '10'])
        expect(await status('/api/live')).toBe(200)
        expect(await status('/api/profile')).toBe(200)
      } finally {
        rmSync(ballast, { force: true })
      }
      await expect.poll(() => status('/api/health'), timeouts).toBe(200)
      expect((await record()).status).toBe(201)
    },
    120_000,
  )

  it('answers 503 within seconds where the database hangs, and serves again', async () => {
    const { rows } = await asAdmin(postgres!.url, (client) => client.query('show data_directory'))
    const lines = readFileSync(join(rows[0].data_directory as string, 'postmaster.pid'), 'utf8')
    const main = lines.split('\n')[0]!
    const children = execFileSync('pgrep', ['-P', main], { encoding: 'utf8' }).trim().split('\n')
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of [main, ...children]) {
        try {
          process.kill(Number(pid), signal)
        } catch {
          // One that has ended meanwhile.
        }
      }
    }
    // Half of what an ordinary statement may take.
    const soon = () => AbortSignal.timeout(limit(6000))
    signalAll('SIGSTOP')
    try {
      for (const path of ['/api/profile', '/api/ready'])
        expect((await fetch(app.url + path, { headers, signal: soon() })).status).toBe(503)
    } finally {
      signalAll('SIGCONT')
    }
    await expect.poll(() => status('/api/profile'), timeouts).toBe(200)
    await expect.poll(unready, timeouts).toEqual([])
  })

  it('is not ready after SIGTERM, and keeps serving for the configured delay', async () => {
    await expect.poll(unready, timeouts).toEqual([])
    const ending = app.stop('SIGTERM')
    await expect.poll(unready, { timeout: limit(5000), interval: 50 }).toEqual(['process'])
    expect(await status('/api/profile')).toBe(200)
    expect(await status('/api/live')).toBe(200)
    expect(await ending, app.output()).toBe(0)
  })
})

function addressOf(user: string, database: string): string {
  const address = new URL(postgres?.url ?? 'postgres://localhost')
  address.username = user
  if (user !== 'postgres') address.password = user
  address.pathname = `/${database}`
  return address.href
}
