import * as z from 'zod/mini'
import { reviewStates } from '../library/schema.ts'
import { ownDataKinds } from './pack.ts'

/** Resource packs, as the API sends them. */

const range = z.object({ from: z.int(), to: z.int() })

export const packSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  for_whom: z.string(),
  guides: z.array(z.object({ slug: z.string(), title: z.string(), state: z.enum(reviewStates) })),
  worksheets: z.array(z.string()),
  own: z.array(z.enum(ownDataKinds)),
  pages: range,
  kB: range,
})
export type PackSummary = z.output<typeof packSummary>

export const packList = z.object({
  /** Whether the caller may download them. */
  is_open: z.boolean(),
  /** Of people who work here: their packs name no one. */
  is_blank: z.boolean(),
  /** Which plans include them; null where the clinic sells none. */
  plans: z.nullable(z.string()),
  packs: z.array(packSummary),
})
export type PackList = z.output<typeof packList>

/** Whether a pack prints the name, readings and medicines of the caller: not where others print it. */
export const packChoice = z.object({
  own_data: z._default(z.enum(['yes', 'no'], 'Choose yes or no.'), 'yes'),
})
