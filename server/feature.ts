import type { Hono } from 'hono'
import type { PaymentProvider } from './membership/payment-provider.ts'
import type { Transaction } from './platform/db.ts'
import type { Env } from './platform/env.ts'
import type { FileStore } from './platform/files/files.ts'
import type { Job, Queue } from './platform/jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { RecordGauges } from './platform/metrics/gauges.ts'
import type { RouteEnv } from './platform/route.ts'
import type { SeedStep } from './seed/personas.ts'

/** Writes the emails that are due when a user erases their account, while the user's rows exist. */
export type WriteErasureMails = (
  tx: Transaction,
  user_id: string,
  publicUrl: string,
) => Promise<Mail[]>

/**
 * Takes apart, before a record is erased, what was merged into it and can be taken apart: that may be another person's.
 */
export type UndoOpenMerges = (tx: Transaction, user_id: string) => Promise<void>

/** What the server hands to its features. */
export interface Dependencies {
  env: Env
  files: FileStore
  payments: PaymentProvider
  /** The emails of all features about an erasure. */
  writeErasureMails: WriteErasureMails
  undoOpenMerges: UndoOpenMerges
  /** Aborts when the server stops: answers without an end of their own end then. */
  stopping: AbortSignal
}

/** What only the process that serves has. */
export interface ServerDependencies extends Dependencies {
  /** The app itself, for what calls it as another server would. */
  app: Pick<Hono<RouteEnv>, 'request'>
}

/** What a folder of `server/` adds to the server. `server/features.ts` lists all of them. */
export interface Feature {
  /** Routes under `/api`. The key is the name of their client in `web/api.ts`. */
  routes(dependencies: Dependencies): object
  /** Routes outside of `/api`, for programs that make no calls: a calendar app, for one. */
  outside?(dependencies: Dependencies): Hono<RouteEnv>
  /** Work by the clock. */
  jobs?(dependencies: ServerDependencies): Job[]
  /** Work that other records ask for. */
  queues?(dependencies: ServerDependencies): Queue[]
  /** Figures for `/metrics`. */
  gauges?: readonly RecordGauges[]
  /** Called in the transaction that erases an account, before it does. */
  writeErasureMails?: WriteErasureMails
  /** Demo data, in order. Every feature has done its first step before any does its second. */
  seed?: readonly SeedStep[]
}
