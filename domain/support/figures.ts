import * as z from 'zod/mini'
import { topics } from './topics.ts'

/** Weeks or months that are shown: the present one and those before. */
export const shownPeriods = 12

export const figurePeriods = ['week', 'month'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

export const figuresQuery = z.object({
  by: z._default(z.enum(figurePeriods, 'Choose week or month.'), 'week'),
})

const kept = {
  /** Questions with an answer, or whose time is over. */
  counted: z.int(),
  in_time: z.int(),
  /** Of those with an answer, in minutes of opening hours; null where there is none. */
  median_minutes: z.nullable(z.int()),
  longest_minutes: z.nullable(z.int()),
}

/** How the promise was kept for the questions of a week or month. */
export const periodFigures = z.object({
  /** By its first day, `YYYY-MM-DD`. */
  from: z.iso.date(),
  ...kept,
})
export type PeriodFigures = z.output<typeof periodFigures>

export const topicFigures = z.object({ topic: z.enum(topics), ...kept })
export type TopicFigures = z.output<typeof topicFigures>

/** The figures of the promise. Nothing in them is about one person. */
export const supportFigures = z.object({
  by: z.enum(figurePeriods),
  /** Questions that wait now, and those of them that are late. */
  waiting: z.int(),
  overdue: z.int(),
  /** By when the first of the late ones was due. */
  overdue_since: z.nullable(z.iso.datetime({ offset: true })),
  /** Newest first. */
  periods: z.array(periodFigures),
  /** Of all these periods together. */
  topics: z.array(topicFigures),
})
export type SupportFigures = z.output<typeof supportFigures>

/** A share in whole percent, rounded down: 100 % means all. */
export const shareOf = ({ in_time, counted }: Pick<PeriodFigures, 'in_time' | 'counted'>) =>
  counted === 0 ? null : Math.floor((in_time * 100) / counted)
