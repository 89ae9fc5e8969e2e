import { type Attributes, SpanKind } from '@opentelemetry/api'
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely'
import type { Connection, Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { answerTimeout, isConnectionLost, opened } from './db/connection.ts'
import { connectTo, poolFor } from './db/pools.ts'
import { QueryCompiler } from './db/query-compiler.ts'
import type { Database } from './db/schema.ts'
import { sendTogether } from './db/send-together.ts'
import { namedStatement, unnamedStatement } from './db/statements.ts'
import { currentRequestId } from './request-id.ts'
import { inSpan } from './tracing.ts'

/**
 * The only access to the database. There is no `db` to query: work runs as an actor, in a transaction
 * that has the role and claims of that actor, so that row-level security applies.
 */

/** Writes typed SQL. It cannot execute anything: only a `Transaction` can. */
export const tables = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new QueryCompiler(),
  },
})

/** A person with a session, whose right to be here the first statement of each transaction proves. */
export interface Actor {
  user_id: string
  session_id: string
  /** Audience of the called route; set by the route. */
  audience: Audience
  /** Which request asks, so that the trail names it; absent outside a request. */
  request_id?: string
  /** Set once a transaction of this request has passed `accounts.admit`. */
  authorized: boolean
}

export type Audience =
  | 'signed-in'
  | 'client'
  | 'student'
  | 'correspondent'
  | 'provider'
  | 'approved-provider'
  | 'dietitian'
  | 'plan-writer'
  | 'admin'

declare const scope: unique symbol

/** A transaction of an actor. Every function of a `data.ts` takes one first. */
export interface Transaction {
  readonly [scope]: true
  /** Sends one statement at once, behind those already sent; answers its rows. */
  run<Row>(query: { compile(): CompiledQuery<Row> }): Promise<Row[]>
}

/**
 * Runs `work` in a transaction as `actor`: as role `authenticated`, with the actor's claims, after
 * the session, the account and the route's audience were checked in that same transaction. The
 * statements that `work` sends before its first `await` share a round trip with all of that.
 *
 * @throws what `work` throws, after a rollback; SQLSTATE UB401, UB402 or UB403 from the authorization
 */
export async function asActor<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(sessionSetupOf(actor), work, false)
}

/**
 * Like `asActor`, in one round trip: the commit is sent right behind the statements that `work`
 * sends before its first `await`, so nothing that comes back can change what happens.
 *
 * @throws Error when `work` sends a statement later
 */
export async function asActorOnce<T>(
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(sessionSetupOf(actor), work, true)
}

/** Checks session, account and audience, and nothing else: for requests that touch no data. */
export async function authorize(actor: Actor): Promise<void> {
  await asActorOnce(actor, async () => {})
}

/**
 * Runs `work` as the system, which may do what the policies for `service_role` say.
 *
 * @param reason why no person's rights are enough, as a short phrase
 */
export async function asSystem<T>(
  reason: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(systemSetup(reason), work, false)
}

/**
 * Runs `work` as the system on behalf of an actor, after session, account and audience were checked:
 * the only access to the system from a route of `/api`, so that no caller writes before authorization.
 */
export async function asSystemFor<T>(
  actor: Actor,
  reason: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!actor.authorized) await authorize(actor)
  return inTransaction(systemSetup(reason, actor.request_id), work, false)
}

/** Runs the health check as the system, on a connection that is free also when all others are in use. */
export async function asHealthCheck<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const setup = systemSetup('check that the database takes writes')
  return runTransaction(setup, work, true, opened().health)
}

/**
 * Runs SQL that a library brings along, as the system. A text without values may hold several
 * statements, also a `begin` and a `commit` of its own.
 *
 * @param reason as for `asSystem`
 * @returns the rows of all its statements
 */
export async function runLibrarySql(
  reason: string,
  text: string,
  values?: readonly unknown[],
): Promise<object[]> {
  // Under no name: such texts are many, and a prepared one stays for the life of its connection.
  const query = values?.length ? { text, values: [...values] } : { text }
  return runTransaction(systemSetup(reason), (tx) => tx.send(query), false)
}

function systemSetup(reason: string, request_id = currentRequestId()): SessionSetup {
  const claims = JSON.stringify({ role: 'service_role', reason, request_id })
  return {
    text: enterAsSystem,
    values: [claims],
    traced: { ...traced, 'ubumi.reason': reason },
  }
}

const traced = { 'db.system.name': 'postgresql' }

const enterAsSystem =
  "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)"

/** A transaction that also sends text as it is, for this file alone. */
interface OpenTransaction extends Transaction {
  send(query: QueryConfig): Promise<object[]>
}

/** Statement that sets the actor of a transaction, sent right after `begin`. */
interface SessionSetup {
  text: string
  values: readonly unknown[]
  actor?: Actor
  /** What its span says. */
  traced: Attributes
}

function sessionSetupOf(actor: Actor): SessionSetup {
  const claims = JSON.stringify({
    sub: actor.user_id,
    role: 'authenticated',
    session_id: actor.session_id,
    request_id: actor.request_id,
  })
  const values = [claims, actor.audience, opened().staffSecondFactor]
  return {
    actor,
    traced: { ...traced, 'ubumi.audience': actor.audience },
    text: 'select door.enter($1, $2, $3)',
    values,
  }
}

/** A transaction with a span. Those of the job loops and the health check have none: they never end. */
function inTransaction<T>(
  setup: SessionSetup,
  work: (tx: OpenTransaction) => Promise<T>,
  isOneTrip: boolean,
): Promise<T> {
  const options = { kind: SpanKind.CLIENT, attributes: setup.traced }
  return inSpan('transaction', options, () => runTransaction(setup, work, isOneTrip))
}

async function runTransaction<T>(
  setup: SessionSetup,
  work: (tx: OpenTransaction) => Promise<T>,
  isOneTrip: boolean,
  pool: Pool = poolFor(opened()),
): Promise<T> {
  const { engine, namesStatements } = opened()
  const statement = namesStatements ? namedStatement : unnamedStatement
  const client = await connectTo(pool)
  const { stream } = (client as PoolClient & { connection: Connection }).connection
  // The embedded engine holds up this process while it works, so it cannot fall silent.
  const replyTimer =
    engine === 'postgres' ? setTimeout(() => stream.destroy(), answerTimeout) : undefined
  let isOpen = true
  /** What the first statement that failed threw. */
  let cause: unknown
  const tx = {
    run<Row>(query: { compile(): CompiledQuery<Row> }): Promise<Row[]> {
      const { sql, parameters } = query.compile()
      return tx.send(statement(sql, parameters)) as Promise<Row[]>
    },
    send(query: QueryConfig): Promise<object[]> {
      if (!isOpen) throw new Error('A statement was sent after its transaction had ended.')
      sendTogether(stream)
      replyTimer?.refresh()
      const answer = client.query(query).then(rowsOf)
      // When one statement fails, so do those behind it, and `work` may have stopped listening.
      answer.catch((error: unknown) => (cause ??= error))
      return answer
    },
  } as OpenTransaction
  let connectionError: Error | undefined
  try {
    sendTogether(stream)
    const entering = [client.query('begin'), client.query(statement(setup.text, setup.values))]
    const working = settle(start(work, tx))
    if (isOneTrip) isOpen = false
    const committing = isOneTrip ? settle(client.query('commit')) : undefined
    const rejected = await firstFailure(entering)
    const outcome = await working
    isOpen = false
    if (!rejected && setup.actor) setup.actor.authorized = true
    // The failed authorization caused every later failure, so it is the one thrown.
    const failed = rejected ?? ('reason' in outcome ? outcome : undefined)
    const ended = await (committing ?? settle(client.query(failed ? 'rollback' : 'commit')))
    // `work` may have heard first of a statement behind the one that failed.
    if (failed) throw isAborted(failed.reason) ? (cause ?? failed.reason) : failed.reason
    if ('reason' in ended) throw ended.reason
    if (ended.value.command !== 'COMMIT')
      throw new Error('The transaction was rolled back at its end.', { cause })
    return (outcome as { value: T }).value
  } catch (error) {
    // Such a connection must not go back to the pool.
    const lost = [error, cause].find(isConnectionLost)
    if (lost) connectionError = lost as Error
    throw error
  } finally {
    isOpen = false
    clearTimeout(replyTimer)
    client.release(connectionError)
  }
}

/** True where a statement was rejected because an earlier one of its transaction had failed. */
function isAborted(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '25P02'
}

/** A `work` that throws before its first await rejects like any other. */
async function start<T>(work: (tx: OpenTransaction) => Promise<T>, tx: OpenTransaction) {
  return work(tx)
}

/** The rows of one statement, or of the several of one text, one after the other. */
function rowsOf(result: QueryResult | QueryResult[]): object[] {
  return [result].flat().flatMap(({ rows }) => rows as object[])
}

async function settle<T>(promise: Promise<T>): Promise<{ value: T } | { reason: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  )
}

async function firstFailure(
  promises: Promise<unknown>[],
): Promise<{ reason: unknown } | undefined> {
  const results = await Promise.allSettled(promises)
  return results.find((result) => result.status === 'rejected')
}
