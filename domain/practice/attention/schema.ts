import * as z from 'zod/mini'
import { rowsUpTo } from '../../values/page-size.ts'
import { uuid } from '../../values/uuid.ts'
import { attentionLevels, attentionRules } from './attention-reasons.ts'

/** Rows of one page. */
const maxRows = 50

export const attentionQuery = z.object({
  limit: rowsUpTo(maxRows),
  /** The last patient of the page before. */
  after: z.optional(uuid('Send the id of a patient.')),
})
export type AttentionQuery = z.output<typeof attentionQuery>

const level = z.enum(attentionLevels)
const time = z.iso.datetime({ offset: true })

/** A patient who needs attention, with at least one reason, the most urgent first. */
export const attentionRow = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  level,
  since: time,
  reasons: z.array(
    z.object({
      reason: z.enum(Object.keys(attentionRules) as (keyof typeof attentionRules)[]),
      level,
      since: time,
      words: z.string(),
      advice: z.string(),
      action: z.enum(['questionnaires', 'message', 'session']),
    }),
  ),
})
export type AttentionRow = z.output<typeof attentionRow>

export const attentionList = z.object({
  /** Of all pages. */
  total: z.int(),
  patients: z.array(attentionRow),
})
export type AttentionList = z.output<typeof attentionList>

/** How many patients need attention: no name, so that counting opens no record. */
export const attentionCount = z.object({ total: z.int(), urgent: z.int() })
export type AttentionCount = z.output<typeof attentionCount>
