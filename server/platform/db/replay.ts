import { setTimeout as wait } from 'node:timers/promises'

/** How far the log of the primary has been written; a commit that was acknowledged lies before it. */
export interface Position {
  /** `16/B374D848`; null where the server asked is itself a standby. */
  lsn: string | null
  /** Counts the failovers. Positions of two timelines cannot be compared. */
  timeline: number | null
}

/**
 * Asks the primary. A commit is acknowledged once the log is flushed behind it; with
 * `synchronous_commit=off` already when it is written. Asked of a standby, the functions would throw.
 */
export const positionOfPrimary = `
select case when pg_is_in_recovery() then null
  when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as lsn,
  case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`

/** How far a standby has applied the log. */
export interface Replay {
  is_standby: boolean
  lsn: string | null
  timeline: number
}

/**
 * Asks the standby. PostgreSQL keeps this timeline in its control file and may be late to write a new
 * one, never early: after a failover the standby is left alone for longer than needed.
 */
export const replayOfStandby = `
select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as lsn,
  min_recovery_end_timeline as timeline from pg_control_recovery()`

/** A primary and its standbys have the same, which no other has. */
export const systemText = 'select system_identifier::text as system from pg_control_system()'

/** Milliseconds to wait for a standby to apply what the primary has. */
const maxDelay = 100
const pause = 5

/** The replica cannot be read now; the message says why. */
export class ReplicaUnusable extends Error {}

/**
 * Waits until a standby shows everything that the primary had acknowledged at a position.
 *
 * @param ask `replayOfStandby`, each time in a statement of its own
 * @throws ReplicaUnusable where it does not within a tenth of a second, or is not a standby of that primary
 */
export async function untilReplayed(
  position: Position | undefined,
  ask: () => Promise<Replay>,
): Promise<void> {
  if (!position?.lsn) throw new ReplicaUnusable('the primary is not known')
  for (const began = performance.now(); ;) {
    const replay = await ask()
    if (!replay.is_standby) throw new ReplicaUnusable('it is no standby')
    if (replay.timeline !== position.timeline)
      throw new ReplicaUnusable('it has not followed the primary since a failover')
    if (replay.lsn && isAtLeast(replay.lsn, position.lsn)) return
    if (performance.now() - began > maxDelay) throw new ReplicaUnusable('it is behind the primary')
    await wait(pause)
  }
}

/** Whether one position in the log is another or behind it. */
export function isAtLeast(lsn: string, other: string): boolean {
  return bytesOf(lsn) >= bytesOf(other)
}

function bytesOf(lsn: string): bigint {
  const [high, low] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
