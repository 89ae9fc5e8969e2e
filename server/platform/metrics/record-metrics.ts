import { Gauge, type Registry } from 'prom-client'
import { sql } from 'kysely'
import { asSystem, tables, type Transaction } from '../db.ts'
import { mayUseReserved } from '../db/pools.ts'
import { OutageLog } from '../outage-log.ts'
import type { RecordGauges } from './gauges.ts'

/** Milliseconds. */
export const limits = {
  /** A reading answers all scrapes for so long, also one that failed. */
  validFor: 10_000,
  /** For each statement, and for a scrape to wait for the whole reading. */
  statement: 2000,
  reading: 3000,
}

type Figures = Awaited<ReturnType<RecordGauges['read']>>

/**
 * Adds the figures that the database knows. It is asked at most once in ten seconds, however often
 * the metrics are read. While it does not answer in time these figures are left out, and
 * `ubumi_database_up` is 0.
 *
 * @param clock milliseconds, ascending
 */
export function addRecordMetrics(
  registry: Registry,
  groups: readonly RecordGauges[],
  clock = () => performance.now(),
): void {
  let last: { began: number; figures: Promise<Figures | undefined> } | undefined
  let isReading = false
  const read = () => {
    if (!last || (!isReading && clock() - last.began >= limits.validFor)) {
      isReading = true
      const reading = readAll(groups).finally(() => (isReading = false))
      last = { began: clock(), figures: Promise.race([reading, timeLimit()]) }
    }
    return last.figures
  }
  const registers = [registry]
  new Gauge({
    name: 'ubumi_database_up',
    help: '1 where the database answered the last question for these figures in time.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  for (const { gauges, labels = [] } of groups)
    for (const [name, help] of Object.entries(gauges))
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const figure = (await read())?.[name]
          this.reset()
          if (typeof figure === 'number') this.set(figure)
          // After a reset a gauge without labels is 0, which nothing has counted.
          else if (labels.length === 0) this.remove()
          else for (const { labels: of, value } of figure ?? []) this.set({ ...of }, value)
        },
      })
}

const outage = new OutageLog('reading the metrics of the database')

/** @returns nothing where the database could not be asked */
export async function readAll(groups: readonly RecordGauges[]): Promise<Figures | undefined> {
  try {
    // Metrics matter most while all other connections are in use.
    const read = await mayUseReserved(() =>
      asSystem('count what is open for the metrics', async (tx) => {
        const limited = limitStatements(tx)
        const figures = await Promise.all(groups.map((group) => group.read(tx)))
        await limited
        return figures
      }),
    )
    outage.works()
    return Object.assign({}, ...read) as Figures
  } catch (error) {
    outage.fails({ err: error })
    return undefined
  }
}

function limitStatements(tx: Transaction) {
  const text = sql`select set_config('statement_timeout', ${String(limits.statement)}::text, true)`
  return tx.run({ compile: () => text.compile(tables) })
}

function timeLimit(): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), limits.reading).unref()
  })
}
