import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { plainUser } from '#tests/support/postgres.ts'
import { type Machine, makeMachine, makeSwitch } from './network.ts'

/** A member as Patroni's REST API lists it. */
interface Member {
  name: string
  role: string
}

/** Three machines with PostgreSQL, Patroni and etcd each, and HAProxy at 10.0.0.1. */
export interface Cluster {
  machines: readonly Machine[]
  /** Address of a database at the primary, through HAProxy. */
  at(login: string, password: string, database: string): string
  /** Waits until both standbys stream from the primary, one of them synchronously. */
  untilComplete(): Promise<void>
  primary(): Promise<Machine>
  switchOver(): Promise<void>
  /** Starts etcd and Patroni again on a machine that was killed. */
  start(machine: Machine): void
}

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy']
const examples = resolve(import.meta.dirname, '../../../deploy/patroni')
const example = (name: string) => readFileSync(join(examples, name), 'utf8')
const password = 'CHANGE-ME'
/** Milliseconds after which a cluster has failed that is not as it should be. */
export const longestWait = 180_000

/** Programs of Debian that the cluster needs and this machine does not have. */
export function missingPrograms(): string[] {
  return [...programs, '/usr/lib/postgresql/15/bin/postgres'].filter((path) => !existsSync(path))
}

/** Starts the cluster with the files of `deploy/patroni`. Its folder and logs stay in `folder`. */
export async function startCluster(): Promise<Cluster & { folder: string }> {
  const folder = mkdtempSync('/tmp/ubumi-failover-')
  const { uid, gid } = plainUser()
  chownSync(folder, uid!, gid!)
  makeSwitch()
  const machines: Machine[] = []
  for (const number of [1, 2, 3])
    machines.push(await makeMachine(`db${number}`, `10.0.0.1${number}`))
  const start = (machine: Machine) => startPrograms(machine, folder)
  for (const machine of machines) {
    const own = join(folder, machine.name)
    mkdirSync(own)
    chownSync(own, uid!, gid!)
    const settings = example('patroni.yml')
      .replace('/var/lib/postgresql/15/ubumi', join(own, 'data'))
      .replace('/var/lib/postgresql/ubumi.pgpass', join(own, 'pgpass'))
      .replace('/var/run/postgresql', own)
    writeFileSync(join(own, 'patroni.yml'), settings)
    start(machine)
  }
  writeFileSync(join(folder, 'haproxy.cfg'), example('haproxy.cfg'))
  spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })

  const members = async (): Promise<Member[]> => {
    for (const { address } of machines) {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const cluster = {
    folder,
    machines,
    start,
    at: (login: string, secret: string, database: string) =>
      `postgres://${login}:${secret}@10.0.0.1:5432/${database}`,
    async untilComplete() {
      const began = performance.now()
      const isReady = async () =>
        // What Patroni lists may be some seconds old, so the primary itself is asked, too.
        (await isComplete(cluster.at('postgres', password, 'postgres'))) &&
        // Until etcd knows the synchronous standby, nothing may take over.
        (await members()).some(({ role }) => role === 'sync_standby')
      while (!(await isReady())) {
        if (performance.now() - began > longestWait)
          throw new Error(
            `The cluster is not complete: ${JSON.stringify(await members())}; see ${folder}`,
          )
        await wait(500)
      }
    },
    async primary() {
      const leader = (await members()).find(({ role }) => role === 'leader')
      return machines.find(({ name }) => name === leader?.name)!
    },
    async switchOver() {
      const { name, address } = await cluster.primary()
      const answer = await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${password}`)}` },
        body: JSON.stringify({ leader: name }),
      })
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
    },
  }
  await cluster.untilComplete()
  return cluster
}

async function isComplete(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standbys: number; synchronous: number }>(
      `select count(*)::int as standbys, (count(*) filter (where sync_state = 'sync'))::int as synchronous
       from pg_stat_replication where state = 'streaming'`,
    )
    return rows[0]!.standbys === 2 && rows[0]!.synchronous === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function startPrograms(machine: Machine, folder: string) {
  const { name, address } = machine
  const own = join(folder, name)
  const lines = example('etcd.env')
    .split('\n')
    .filter((line) => line.startsWith('ETCD_'))
  const etcd = Object.fromEntries(
    lines.map((line) => {
      const [key, ...value] = line.split('=')
      const isOfAll = key!.startsWith('ETCD_INITIAL_CLUSTER')
      return [key!, isOfAll ? value.join('=') : value.join('=').replace('10.0.0.11', address)]
    }),
  )
  machine.run('etcd', [], {
    env: { ...etcd, ETCD_NAME: name, ETCD_DATA_DIR: join(own, 'etcd') },
    log: join(folder, `${name}-etcd.log`),
  })
  machine.run('patroni', [join(own, 'patroni.yml')], {
    env: {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    },
    log: join(folder, `${name}-patroni.log`),
  })
}
