import * as z from 'zod/mini'
import { figureNames, type ServiceFigure } from './service-figures.ts'

export const serviceQuery = z.object({
  period: z._default(z.enum(['day', 'week'], 'Send day or week.'), 'day'),
})

const point = z.object({
  /** Begin of the minutes that it sums up. Requests are per minute, failed ones in all. */
  at: z.iso.datetime(),
  ...(Object.fromEntries(figureNames.map((name) => [name, z.nullable(z.number())])) as Record<
    ServiceFigure,
    z.ZodMiniNullable<z.ZodMiniNumber>
  >),
})

export const serviceHistory = z.object({
  /** The server processes that recorded figures in the last three minutes. */
  servers: z.int(),
  /** The oldest first; minutes in which no server ran have none. */
  points: z.array(point),
})
export type ServiceHistory = z.output<typeof serviceHistory>
export type ServicePoint = ServiceHistory['points'][number]
