import { sql } from 'kysely'
import type { ServiceHistory, ServicePoint } from '#domain/admin/service-history.ts'
import {
  figureNames,
  type ServicePeriod,
  servicePeriods,
  serviceFigures,
} from '#domain/admin/service-figures.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

type Row = Omit<ServicePoint, 'at'> & { at: Date }

/** Of one minute over all processes. */
const perMinute = sql.join(
  figureNames.map((name) => {
    const value = sql`(figures ->> ${sql.lit(name)})::float8`
    return serviceFigures[name] === 'sum'
      ? sql`sum(${value}) as ${sql.ref(name)}`
      : sql`max(${value}) as ${sql.ref(name)}`
  }),
)

/**
 * The figures of one point of the chart: requests per minute, the sum of failed requests, and the
 * largest value of every other figure.
 */
const perPoint = sql.join(
  figureNames.map((name) => {
    const column = sql.ref(name)
    if (name === 'requests') return sql`round(avg(${column}))::float8 as ${column}`
    return name === 'failed' ? sql`sum(${column}) as ${column}` : sql`max(${column}) as ${column}`
  }),
)

/** The figures of the last day or week, over all server processes. */
export async function readHistory(
  tx: Transaction,
  period: ServicePeriod,
): Promise<Omit<ServiceHistory, 'points'> & { points: Row[] }> {
  const { hours, step } = servicePeriods[period]
  const points = sql<Row>`
    select date_bin(make_interval(mins => ${step}::integer), at, timestamptz '2026-01-01 00:00+00') as at, ${perPoint}
    from (
      select date_trunc('minute', at) as at, ${perMinute} from platform.service_samples
      where at > now() - make_interval(hours => ${hours}::integer) group by 1
    ) as minutes
    group by 1 order by 1`
  const servers = sql<{ servers: number }>`
    select count(distinct process_id)::integer as servers from platform.service_samples
    where at > now() - interval '3 minutes'`
  const [[counted], rows] = await Promise.all([
    tx.run({ compile: () => servers.compile(tables) }),
    tx.run({ compile: () => points.compile(tables) }),
  ])
  return { servers: counted!.servers, points: [...rows] }
}
