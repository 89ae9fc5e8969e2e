import { setTimeout as pause } from 'node:timers/promises'
import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import { deleteFirstEvents, dropMonth, makeMonths, recordRemoval } from './data.ts'

/** Events before this are deleted: a whole day at once, so that each day has one record of it. */
function expiryOf(at: Date, years: number): Date {
  const expiry = new Date(at)
  expiry.setUTCFullYear(expiry.getUTCFullYear() - years)
  expiry.setUTCHours(0, 0, 0, 0)
  return expiry
}

/** Months that are made in advance. */
const ahead = 3
/** Events deleted at once, and how often in a run: 24 million a day at most. */
const batch = { events: 5000, most: 200 }
/** Milliseconds before each further attempt to get a lock. */
const pauses = [500, 1000, 2000, 4000]
/** SQLSTATE of a lock that was not available in time, and of a deadlock. */
const lockedOut = ['55P03', '40P01']

/**
 * Makes the coming months of the trail and deletes what is too old. Each hour, because a backup, which
 * begins when daily jobs do, holds locks as long as it runs.
 */
export function keepTrail({ AUDIT_YEARS }: { AUDIT_YEARS: number }): Job {
  return { name: 'admin.keep_trail', every: 'hour', run: () => keepTrailAt(now(), AUDIT_YEARS) }
}

/** @param years after which an event is deleted */
export async function keepTrailAt(at: Date, years: number): Promise<void> {
  const made = await whenFree('make months of the trail', (tx) => makeMonths(tx, ahead))
  if (made.length > 0) log.info({ partitions: made }, 'months of the audit trail were made')
  const expiry = expiryOf(at, years)
  for (;;) {
    const dropped = await whenFree('drop an expired month of the trail', async (tx) => {
      const month = await dropMonth(tx, expiry)
      if (month) await recordRemoval(tx, month.name)
      return month
    })
    if (!dropped) break
    log.info(dropped, 'an expired month of the audit trail was dropped')
  }
  const events = await deleteFirst(expiry)
  if (events > 0) log.info({ events }, 'expired events of the audit trail were deleted')
}

/** Deletes expired events that have no month of their own, in small transactions. @returns how many */
async function deleteFirst(expiry: Date): Promise<number> {
  let events = 0
  for (let count = 0; count < batch.most; count++) {
    const deleted = await asSystem('delete expired events of the trail', async (tx) => {
      const found = await deleteFirstEvents(tx, expiry, batch.events)
      if (found > 0 && events === 0) await recordRemoval(tx, 'audit_events_before')
      return found
    })
    events += deleted
    if (deleted < batch.events) break
  }
  return events
}

/** Does work again that could not get a lock in time: while it waited, others waited behind it. */
async function whenFree<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await asSystem(reason, work)
    } catch (error) {
      if (!lockedOut.includes((error as { code?: string }).code ?? '')) throw error
      await pause(milliseconds)
    }
  }
  return asSystem(reason, work)
}
