import * as z from 'zod/mini'

/** What distinguishes two patients of one name, for the provider who treats them. */
export const identity = {
  /** `YYYY-MM-DD`; null where it is not known, or not for the caller. */
  date_of_birth: z.nullable(z.iso.date()),
  /** The year, where no one knows the day. */
  born_in: z.optional(z.int()),
  /** How they were called before, for 90 days after they changed their name. */
  was_called: z.optional(z.string()),
  /** Whether another of the caller's patients is written the same. */
  has_namesake: z.boolean(),
}

export interface Identity {
  date_of_birth: string | null
  born_in?: number | undefined
  was_called?: string | undefined
  has_namesake: boolean
}
