import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import type { Database } from './db/column-types.ts'
import { isConnectionLost, opened } from './db/connection.ts'
import { QueryCompiler } from './db/query-compiler.ts'
import {
  type Position,
  positionOfPrimary,
  type Replay,
  replayOfStandby,
  ReplicaUnusable,
  untilReplayed,
} from './db/replay.ts'
import { type ReadFrom, replicaReads } from './db/replica.ts'
import {
  inTransaction,
  type OpenTransaction,
  runTransaction,
  type ScopedTransaction,
  type SessionSetup,
} from './db/run-transaction.ts'
import { currentRequestId } from './request-id.ts'

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
  /** One's own account alone: also the front desk, which has no health data. */
  | 'account'
  | 'signed-in'
  | 'client'
  | 'student'
  | 'correspondent'
  | 'provider'
  | 'approved-provider'
  | 'dietitian'
  | 'plan-writer'
  /** Who registers patients: the front desk, providers in practice, admins. */
  | 'clinic-staff'
  | 'front-desk'
  | 'admin'

/** A transaction of an actor. Every function of a `data.ts` takes one first. */
export type Transaction = ScopedTransaction

/**
 * Says of a transaction that it only reads, and may do so from the replica, where there is one that has
 * all that the primary has. PostgreSQL rejects its writes, on the primary too. `work` runs again on the
 * primary where the replica fails.
 */
export interface Reading {
  replica: true
}

/**
 * Runs `work` in a transaction as `actor`: as role `authenticated`, with the actor's claims, after
 * the session, the account and the route's audience were checked in that same transaction. The
 * statements that `work` sends before its first `await` share a round trip with all of that.
 *
 * @throws what `work` throws, after a rollback; SQLSTATE UB401, UB402 or UB403 from the authorization
 */
export async function asActor<T>(
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
  reading?: Reading,
): Promise<T> {
  const setup = sessionSetupOf(actor)
  return reading ? read(actor, setup, work) : inTransaction(setup, work)
}

/**
 * Like `asActor`, in one round trip: the commit is sent right behind the statements that `work`
 * sends before its first `await`, so nothing that comes back can change what happens.
 *
 * @throws Error when `work` sends a statement later
 */
export async function asActorPipelined<T>(
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
  reading?: Reading,
): Promise<T> {
  const setup = sessionSetupOf(actor)
  const pipelineCommit = true
  return reading
    ? read(actor, setup, work, pipelineCommit)
    : inTransaction(setup, work, { pipelineCommit })
}

/** Checks session, account and audience, and nothing else: for requests that touch no data. */
export async function authorize(actor: Actor): Promise<void> {
  await asActorPipelined(actor, async () => {})
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
  return inTransaction(systemSetup(reason), work)
}

/**
 * Runs `work` as the system on behalf of an actor, after session, account and audience were checked:
 * the only access to the system from a route of `/api`, so that no caller writes before authorization.
 */
export async function asSystemFor<T>(
  actor: Actor,
  reason: string,
  work: (tx: Transaction) => Promise<T>,
  reading?: Reading,
): Promise<T> {
  const setup = systemSetup(reason, actor.request_id, actor.user_id)
  if (reading) return read(actor, setup, work)
  if (!actor.authorized) await authorize(actor)
  return inTransaction(setup, work)
}

/**
 * Reads from the replica, or from the primary. The primary always decides who may read, and says in
 * the same round trip how far its log is. The replica is read only if it has applied the same
 * position, so it shows every write that any server process has acknowledged.
 */
async function read<T>(
  actor: Actor,
  setup: SessionSetup,
  work: (tx: Transaction) => Promise<T>,
  pipelineCommit = false,
): Promise<T> {
  const { replica } = opened()
  if (replica?.isUsable()) {
    const position = await positionFor(actor)
    try {
      const { pool } = replica
      const transactionOptions = { pool, patience: replicaTimeoutMs, begin: beginReading }
      const answer = await inTransaction(
        onReplica(setup),
        async (tx) => {
          await untilReplayed(position, async () => (await askOnce<Replay>(tx, replayOfStandby))!)
          return work(tx)
        },
        transactionOptions,
      )
      replicaReads.publish('replica' satisfies ReadFrom)
      return answer
    } catch (error) {
      if (error instanceof ReplicaUnusable || isConnectionLost(error)) replica.suspend(error)
    }
  }
  if (!setup.entered && !actor.authorized) await authorize(actor)
  replicaReads.publish('primary' satisfies ReadFrom)
  return inTransaction(setup, work, { pipelineCommit, begin: beginReading })
}

/** Authorizes the actor, and answers how far the log of the primary is. */
async function positionFor(actor: Actor): Promise<Position | undefined> {
  return inTransaction(sessionSetupOf(actor), (tx) => askOnce<Position>(tx, positionOfPrimary), {
    pipelineCommit: true,
  })
}

async function askOnce<Row>(tx: OpenTransaction, text: string): Promise<Row | undefined> {
  const [row] = await tx.send({ text })
  return row as Row | undefined
}

const beginReading = 'start transaction isolation level read committed, read only'

/** Milliseconds of silence after which the primary is asked instead. */
const replicaTimeoutMs = 5000

/** Runs the health check as the system, on a connection that is free also when all others are in use. */
export async function asHealthCheck<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const setup = systemSetup('check that the database takes writes')
  return runTransaction(setup, work, { pipelineCommit: true, pool: opened().health })
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
  return runTransaction(systemSetup(reason), (tx) => tx.send(query))
}

/** @param acting_for the person who asks, where there is one: `platform.acting_person` reads it */
function systemSetup(
  reason: string,
  request_id = currentRequestId(),
  acting_for?: string,
): SessionSetup {
  const claims = JSON.stringify({ role: 'service_role', reason, request_id, acting_for })
  return {
    text: enterAsSystem,
    values: [claims],
    traced: { ...traced, 'ubumi.reason': reason },
  }
}

/** As `setup`, for an actor whom the primary has let in. */
function onReplica({ text, values, traced }: SessionSetup): SessionSetup {
  return text === enterAsActor
    ? { text: enterAsAdmitted, values: values.slice(0, 1), traced }
    : { text, values, traced }
}

const traced = { 'db.system.name': 'postgresql' }

const enterAsSystem =
  "select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)"

const enterAsActor = 'select door.enter($1, $2, $3)'

/** Where the primary has let them in already. */
const enterAsAdmitted =
  "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)"

function sessionSetupOf(actor: Actor): SessionSetup {
  const claims = JSON.stringify({
    sub: actor.user_id,
    role: 'authenticated',
    session_id: actor.session_id,
    request_id: actor.request_id,
  })
  const values = [claims, actor.audience, opened().staffSecondFactor]
  return {
    traced: { ...traced, 'ubumi.audience': actor.audience },
    text: enterAsActor,
    values,
    entered: () => (actor.authorized = true),
  }
}
