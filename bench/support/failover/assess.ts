import { asAdmin } from '#tests/process/support/people.ts'
import type { Observed, Timed } from './clients.ts'
import type { Fault } from './faults.ts'

/** A round: a fault at `began`, until all was well again. */
export interface Round {
  kind: Fault
  began: number
  ended: number
}

/** Figures of a round, in milliseconds. */
export interface Assessment {
  /** The longest time in which a plain client could not write: the cluster's failover time. */
  cluster: number
  /** The longest gap between acknowledged writes at the slower of the servers. */
  gap: number
  written: number
  lost: number
  /** From the fault until every stream announced messages again. */
  streams: number
  /** How often each unexpected answer was seen; 2xx and 503 with Retry-After are expected. */
  unexpected: Record<string, number>
  unavailable: number
  slowestCall: number
}

/** Longest time between two neighbours, and when it ended. */
function longestGap(events: readonly Timed[], { began, ended }: Round) {
  const times = events.map(({ at }) => at).filter((at) => at > began - 2000 && at < ended)
  let longest = { ms: ended - began, until: ended }
  if (times.length < 2) return longest
  longest = { ms: 0, until: began }
  for (const [index, until] of times.entries()) {
    const ms = index === 0 ? 0 : until - times[index - 1]!
    if (ms > longest.ms) longest = { ms, until }
  }
  return longest
}

/** @param superuser address of the database, to look for each acknowledged write */
export async function assess(round: Round, seen: Observed, superuser: string): Promise<Assessment> {
  const isWithin = ({ at }: Timed) => at > round.began - 2000 && at < round.ended
  const readings = seen.readings.filter(isWithin)
  const messages = seen.messages.filter(isWithin)
  const answers = seen.answers.filter(isWithin)
  const gaps = [...new Set(seen.readings.map(({ server }) => server))].map((server) =>
    longestGap(
      readings.filter((reading) => reading.server === server),
      round,
    ),
  )
  const restored = Math.max(...gaps.map(({ until }) => until))
  const later = new Set(messages.filter(({ sent }) => sent > restored).map(({ id }) => id))
  const announced = [...seen.known.keys()].map(
    (stream) =>
      seen.announced.find((event) => event.stream === stream && later.has(event.id))?.at ??
      Number.POSITIVE_INFINITY,
  )
  const unexpected: Record<string, number> = {}
  for (const { status } of answers)
    if (!/^(2..|503)$/.test(status)) unexpected[status] = (unexpected[status] ?? 0) + 1
  return {
    cluster: longestGap(seen.probes, round).ms,
    gap: Math.max(...gaps.map(({ ms }) => ms)),
    written: readings.length + messages.length,
    lost:
      (await countMissing(superuser, 'blood_pressure_readings', readings)) +
      (await countMissing(superuser, 'messages', messages)),
    streams: Math.max(...announced) - round.began,
    unexpected,
    unavailable: answers.filter(({ status }) => status === '503').length,
    slowestCall: Math.max(...answers.map(({ ms }) => ms)),
  }
}

/** How many of these ids a table does not have. */
export async function countMissing(
  superuser: string,
  table: 'blood_pressure_readings' | 'messages',
  rows: readonly { id: string }[],
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await asAdmin(superuser, (client) =>
    client.query<{ count: number }>(
      `select count(*)::int from unnest($1::uuid[]) as id where id not in (select id from ${table})`,
      [ids],
    ),
  )
  return found[0]!.count
}
