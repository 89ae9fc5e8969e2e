import { type PeriodFigures, shareOf, type TopicFigures } from '#domain/support/figures.ts'
import { topicLabels } from '#domain/support/topics.ts'
import type { Cell } from '#server/platform/files/csv.ts'

/** The columns of the figures for spreadsheets. */
export const figuresHead = [
  'From',
  'Topic',
  'Questions',
  'In time',
  'In time (%)',
  'Median (minutes)',
  'Longest (minutes)',
]

/** A row for a week or month, or for a topic in all of them. */
export const figureCells = (row: PeriodFigures | TopicFigures): Cell[] => [
  'from' in row ? row.from : null,
  'topic' in row ? topicLabels[row.topic] : null,
  row.counted,
  row.in_time,
  shareOf(row),
  row.median_minutes,
  row.longest_minutes,
]
