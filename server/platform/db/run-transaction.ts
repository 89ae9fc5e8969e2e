import { type Attributes, SpanKind } from '@opentelemetry/api'
import type { CompiledQuery } from 'kysely'
import type { Connection, Pool, PoolClient, QueryConfig } from 'pg'
import { inSpan } from '../tracing.ts'
import { answerTimeout, entryTimeout, isConnectionLost, opened } from './connection.ts'
import { firstFailure, isAborted, rowsOf, toResult } from './outcomes.ts'
import { connectTo, poolFor } from './pools.ts'
import { sendTogether } from './send-together.ts'
import { namedStatement, unnamedStatement } from './statements.ts'

declare const scope: unique symbol

/** A transaction in the scope of an actor. */
export interface ScopedTransaction {
  readonly [scope]: true
  /** Sends one statement at once, behind those already sent; answers its rows. */
  run<Row>(query: { compile(): CompiledQuery<Row> }): Promise<Row[]>
}

/** A transaction that also sends text as it is, for `platform/db.ts` alone. */
export interface OpenTransaction extends ScopedTransaction {
  send(query: QueryConfig): Promise<object[]>
}

/** Statement that sets the actor of a transaction, sent right after `begin`. */
export interface SessionSetup {
  text: string
  values: readonly unknown[]
  /** The attributes of its span. */
  traced: Attributes
  /** Called after the statement has authorized the actor. */
  entered?(): void
}

/** Options of a transaction that differ from the defaults. */
export interface TransactionOptions {
  /** Whether the commit is sent right behind the statements of `work`. */
  pipelineCommit?: boolean
  pool?: Pool
  begin?: string
  /** Milliseconds of silence after which the connection is given up. */
  timeoutMs?: number
}

/** A transaction with a span. Those of the job loops and the health check have no span: they recur for ever. */
export function inTransaction<T>(
  setup: SessionSetup,
  work: (tx: OpenTransaction) => Promise<T>,
  transactionOptions?: TransactionOptions,
): Promise<T> {
  const options = { kind: SpanKind.CLIENT, attributes: setup.traced }
  return inSpan('transaction', options, () => runTransaction(setup, work, transactionOptions))
}

export async function runTransaction<T>(
  setup: SessionSetup,
  work: (tx: OpenTransaction) => Promise<T>,
  transactionOptions: TransactionOptions = {},
): Promise<T> {
  const { pipelineCommit = false, begin = 'begin', timeoutMs = answerTimeout } = transactionOptions
  const { engine, namesStatements } = opened()
  const statement = namesStatements ? namedStatement : unnamedStatement
  const client = await connectTo(transactionOptions.pool ?? poolFor(opened()))
  const { stream } = (client as PoolClient & { connection: Connection }).connection
  // The embedded engine holds up this process while it works, so it cannot fall silent.
  const replyTimer =
    engine === 'postgres' ? setTimeout(() => stream.destroy(), timeoutMs) : undefined
  // To begin takes no time: a database that is silent now hangs, and callers are waiting.
  const entryTimer =
    engine === 'postgres' ? setTimeout(() => stream.destroy(), entryTimeout) : undefined
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
    const entering = [client.query(begin), client.query(statement(setup.text, setup.values))]
    const working = toResult(start(work, tx))
    if (pipelineCommit) isOpen = false
    const committing = pipelineCommit ? toResult(client.query('commit')) : undefined
    const rejected = await firstFailure(entering)
    clearTimeout(entryTimer)
    const outcome = await working
    isOpen = false
    if (!rejected) setup.entered?.()
    // The failed authorization caused every later failure, so it is the one thrown.
    const failed = rejected ?? ('reason' in outcome ? outcome : undefined)
    const ended = await (committing ?? toResult(client.query(failed ? 'rollback' : 'commit')))
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
    clearTimeout(entryTimer)
    clearTimeout(replyTimer)
    client.release(connectionError)
  }
}

/** A `work` that throws before its first await rejects like any other. */
async function start<T>(work: (tx: OpenTransaction) => Promise<T>, tx: OpenTransaction) {
  return work(tx)
}
