import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { conclude, isSmall, sized } from './size.ts'

export interface Target {
  name: string
  url: string
  /** Process that serves it, for its processor time. */
  pid: number
  headers?: Record<string, string>
}

export interface Figures {
  rps: number
  p50: number
  p99: number
  /** Processor time of the server's process per request, in µs; 0 where the system does not say. */
  cpu: number
}

/**
 * Loads the targets in turn, A B A B …, so that a machine that slows down slows all of them.
 *
 * @returns per target the medians over the rounds: requests per second, latency in ms, processor time in µs
 * @throws Error when any answer was not 2xx, or there was none
 */
export async function loadInTurn(
  targets: Target[],
  { rounds = sized(3, 1), seconds = sized(6, 1), connections = 16 } = {},
): Promise<Map<string, Figures>> {
  const runs = new Map<string, Figures[]>(targets.map((target) => [target.name, []]))
  for (const target of targets) await shoot(target, sized(2, 1), connections)
  for (let round = 0; round < rounds; round++) {
    for (const target of targets)
      runs.get(target.name)!.push(await shoot(target, seconds, connections))
  }
  return new Map(
    [...runs].map(([name, figures]) => [
      name,
      {
        rps: median(figures.map((figure) => figure.rps)),
        p50: median(figures.map((figure) => figure.p50)),
        p99: median(figures.map((figure) => figure.p99)),
        cpu: median(figures.map((figure) => figure.cpu)),
      },
    ]),
  )
}

async function shoot(target: Target, duration: number, connections: number): Promise<Figures> {
  const before = processorTime(target.pid)
  const result = await autocannon({
    url: target.url,
    headers: target.headers ?? {},
    // A busy machine may answer nothing within the second of a small run.
    ...(isSmall ? { amount: 100 } : { duration }),
    connections,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`,
    )
  }
  if (result.requests.total === 0) throw new Error(`${target.name}: no request was answered`)
  const cpu = (processorTime(target.pid) - before) / result.requests.total
  return {
    rps: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu,
  }
}

/**
 * User and system time of a process so far, in µs; Linux counts it in hundredths of a second, and other
 * systems do not say it.
 */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return 0
  }
}

/**
 * Middle value; of an even number of values the lower of the two.
 *
 * @throws Error where nothing was measured
 */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/**
 * The value that this part of all does not exceed.
 *
 * @throws Error where nothing was measured
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
  if (value === undefined || values.some(Number.isNaN)) throw new Error('Nothing was measured.')
  return value
}

/** Prints a row per target and, against the last one, the ratio of requests per second. */
export function report(figures: Map<string, Figures>, goal: { atLeast: number }): void {
  conclude(ratioOf(figures, goal), `ratio ${goal.atLeast}`)
}

/** As `report`, where more is measured. @returns whether the ratio is reached */
export function ratioOf(figures: Map<string, Figures>, goal: { atLeast: number }): boolean {
  const rows = [...figures]
  const [, baseline] = rows.at(-1)!
  for (const [name, { rps, p50, p99, cpu }] of rows) {
    console.log(
      `${name.padEnd(34)} ${rps.toFixed(0).padStart(6)} req/s   p50 ${p50} ms   p99 ${p99} ms   ${cpu.toFixed(0)} µs CPU each`,
    )
  }
  const ratio = rows[0]![1].rps / baseline.rps
  console.log(`ratio ${ratio.toFixed(2)} (to reach: ${goal.atLeast} or more)`)
  return ratio >= goal.atLeast
}
