import pg from 'pg'
import { log } from '../log.ts'
import { withRequestId } from '../request-id.ts'
import { answerTimeout, opened } from './connection.ts'

/** Milliseconds between two keep-alive queries of the listening connection, and until it reconnects. */
const intervals = { look: 25_000, again: 1000 }

/**
 * Receives what any server process sends by NOTIFY on a channel, until the database is closed. On
 * PostgreSQL it takes one connection of its own for each call, so one call serves a whole process.
 *
 * @param channel a plain name, never from input
 * @param onMessage gets the payload; undefined once it listens, and again where something may have been
 * missed, as after a lost connection
 */
export function listen(channel: string, onMessage: (payload: string | undefined) => void): void {
  const { pool, listenAddress, closing } = opened()
  const { signal } = closing
  // The listener serves the whole process, not the request that started it, so it leaves the span
  // of that request.
  withRequestId(undefined, () => {
    if (listenAddress) void listenForEver(listenAddress, channel, onMessage, signal)
    else void listenOnOnlySession(pool, channel, onMessage, signal)
  })
}

/** The embedded database has one session: notifications come with the responses to other statements. */
async function listenOnOnlySession(
  pool: pg.Pool,
  channel: string,
  onMessage: (payload: string | undefined) => void,
  signal: AbortSignal,
) {
  const client = await pool.connect()
  client.on('notification', (notice) => {
    if (notice.channel === channel && !signal.aborted) onMessage(notice.payload ?? '')
  })
  await client.query(`listen ${channel}`).finally(() => client.release())
  onMessage(undefined)
}

async function listenForEver(
  address: string,
  channel: string,
  onMessage: (payload: string | undefined) => void,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: 3000,
      query_timeout: answerTimeout,
      keepAlive: true,
    })
    const lost = new Promise<void>((done) => {
      client.on('end', done)
      client.on('error', () => done())
      signal.addEventListener('abort', () => done(), { once: true })
    })
    client.on('notification', (notice) => {
      if (notice.channel === channel) onMessage(notice.payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Until now, notifications were lost.
      onMessage(undefined)
      await Promise.race([lost, lookUntilSilent(client, signal)])
    } catch (error) {
      log.warn({ err: error }, 'listening was interrupted')
    }
    await client.end().catch(() => {})
    if (!signal.aborted) await new Promise((done) => setTimeout(done, intervals.again).unref())
  }
}

/** Ends when a server that has vanished without a word does not answer. */
async function lookUntilSilent(client: pg.Client, signal: AbortSignal) {
  while (!signal.aborted) {
    await new Promise((done) => setTimeout(done, intervals.look).unref())
    await client.query('select 1')
  }
}
