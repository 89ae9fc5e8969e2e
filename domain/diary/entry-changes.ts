import * as z from 'zod/mini'
import { changes } from '../values/correction.ts'
import { uuid } from '../values/uuid.ts'

const at = z.iso.datetime({ offset: true })

/** The row of an entry as it was, without its id and its person: of a symptom, a meal or an activity. */
export type FormerEntry = Record<string, string | number | null>

/** A change of an entry, and what the entry was until then. */
export const entryVersion = z.object({
  id: uuid(),
  change: z.enum(changes),
  changed_at: at,
  before: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type EntryVersion = z.output<typeof entryVersion>

/** When an entry was last corrected; null or absent where it is as it was noted. */
export const correctedAt = z.optional(z.nullable(at))
