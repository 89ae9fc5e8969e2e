import { randomBytes } from 'node:crypto'
import { connect } from './connect.ts'
import { findLoginIssue } from './login.ts'
import { haveOwnSessions } from './own-session.ts'
import { databaseTimeouts, type PoolerMode, type Pools } from './pools.ts'

/** Where an operator finds more. */
export const documented = '(README.md, "Connection poolers")'

/** Milliseconds in which a notification has to arrive. */
const maxNotificationDelay = 3000

export interface CheckedServer {
  pools: Pools
  pooler: PoolerMode
  /** As DATABASE_LISTEN_URL. */
  listenAddress: string
  /** Roles with BYPASSRLS that the operator has accepted. */
  accepted?: readonly string[] | undefined
}

/**
 * Checks that the server may run with this login and behind this pooler.
 *
 * @throws Error that names the setting to change, and the command where one is needed
 */
export async function checkServer(checked: CheckedServer): Promise<void> {
  const issue =
    (await findLoginIssue(checked.pools.pool, checked.accepted).catch(rejectParameters)) ??
    (await findSessionIssue(checked)) ??
    (await findTimeoutIssue(checked)) ??
    (await findListenIssue(checked))
  if (issue) throw new Error(issue)
}

/** PgBouncer closes a connection that asks for anything but a few settings. */
function rejectParameters(error: unknown): never {
  const { message, code = '' } = error as Error & { code?: string }
  // A wrong password or database: PostgreSQL does not know which setting it came from.
  if (/^(28|3D)/.test(code)) throw new Error(`DATABASE_URL: ${message}`, { cause: error })
  if (!/startup parameter/i.test(message)) throw error
  throw new Error(
    `DATABASE_URL leads to a pooler that rejects the time limits of the server (${message}). Set DATABASE_POOLER to session or transaction, as the pooler is configured ${documented}.`,
    { cause: error },
  )
}

/** Prepared statements are known to one session only. */
async function findSessionIssue({ pools, pooler }: CheckedServer): Promise<string | undefined> {
  if (pooler === 'transaction') return undefined
  const first = await pools.pool.connect()
  try {
    const second = await pools.health.connect()
    try {
      if (await haveOwnSessions(first, second)) return undefined
    } finally {
      second.release()
    }
  } finally {
    first.release()
  }
  return `DATABASE_URL leads to a pooler in transaction mode, and DATABASE_POOLER is ${pooler}. Set DATABASE_POOLER=transaction ${documented}.`
}

const limits = {
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idle,
}

/** A pooler does not pass on the limits that the server asks for: the role has to have them. */
async function findTimeoutIssue({ pools, pooler }: CheckedServer): Promise<string | undefined> {
  const { rows } = await pools.pool.query<{ name: keyof typeof limits; ms: number; role: string }>(
    `select name, setting::integer as ms, quote_ident(current_user) as role from pg_settings
     where name = any ($1) order by name`,
    [Object.keys(limits)],
  )
  const wrong = rows.filter(({ name, ms }) => ms === 0 || ms > limits[name])
  if (wrong.length === 0) return undefined
  const found = wrong.map(({ name, ms }) => `${name} is ${ms === 0 ? 'off' : `${ms} ms`}`)
  if (pooler === 'none')
    return `DATABASE_URL leads to a pooler that ignores the time limits of the server: ${found.join(', ')}. Set DATABASE_POOLER to session or transaction, as the pooler is configured ${documented}.`
  const commands = wrong.map(
    ({ name, role }) => `alter role ${role} set ${name} = '${limits[name]}ms';`,
  )
  return `DATABASE_POOLER is ${pooler}, and the login of DATABASE_URL lacks a time limit: ${found.join(', ')}. As an administrator of the database: ${commands.join(' ')} Then RECONNECT in the console of PgBouncer ${documented}.`
}

/** LISTEN through a pooler in transaction mode gives no error, and hears nothing. */
async function findListenIssue(checked: CheckedServer): Promise<string | undefined> {
  const client = await connect(checked.listenAddress)
  const channel = `ubumi_check_${randomBytes(8).toString('hex')}`
  let timer: NodeJS.Timeout | undefined
  try {
    const isHeard = new Promise<boolean>((done) => {
      client.on('notification', (notice) => notice.channel === channel && done(true))
      timer = setTimeout(() => done(false), maxNotificationDelay)
    })
    await client.query(`listen ${channel}`)
    await checked.pools.pool.query("select pg_notify($1, '')", [channel])
    if (await isHeard) return undefined
  } finally {
    clearTimeout(timer)
    await client.end()
  }
  return `DATABASE_LISTEN_URL (by default DATABASE_URL) hears no notification: it leads to a pooler in transaction mode, or to another database. Set it to the address of the database itself, or of a pooler in session mode ${documented}.`
}
