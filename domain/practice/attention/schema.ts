import * as z from 'zod/mini'
import { rowsUpTo } from '../../values/page-size.ts'
import { uuid } from '../../values/uuid.ts'
import { identity } from '../identity.ts'
import { attentionNote, attentionReason } from './acknowledgement-schema.ts'
import { attentionLevels } from './attention-reasons.ts'

/** Rows of one page. */
const maxRows = 50

export const attentionQuery = z.object({
  limit: rowsUpTo(maxRows),
  /** The last patient of the page before. */
  after: z.optional(uuid('Send the id of a patient.')),
  /** Those with a reason that is shown, or those whose reasons are all put aside. */
  state: z._default(z.enum(['open', 'aside'], 'Send open or aside.'), 'open'),
})
export type AttentionQuery = z.output<typeof attentionQuery>

const level = z.enum(attentionLevels)
const time = z.iso.datetime({ offset: true })

/** A patient who needs attention, with at least one reason, the most urgent first. */
export const attentionRow = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  ...identity,
  level,
  since: time,
  reasons: z.array(
    z.object({
      reason: attentionReason,
      level,
      since: time,
      /** The time of the newest result, reading or session it is about. */
      newest: time,
      words: z.string(),
      advice: z.string(),
      action: z.enum(['questionnaires', 'message', 'session']),
    }),
  ),
  /** The last note of the provider about this patient's reasons. */
  last_note: z.nullable(attentionNote),
})
export type AttentionRow = z.output<typeof attentionRow>

export const attentionList = z.object({
  /** Of all pages. */
  total: z.int(),
  /** How many patients have reasons, all of which the provider has put aside. */
  aside: z.int(),
  patients: z.array(attentionRow),
})
export type AttentionList = z.output<typeof attentionList>

/** How many patients need attention: no name, so that counting opens no record. */
export const attentionCount = z.object({ total: z.int(), urgent: z.int() })
export type AttentionCount = z.output<typeof attentionCount>
