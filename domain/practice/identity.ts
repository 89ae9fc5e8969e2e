import * as z from 'zod/mini'

/** What distinguishes two patients of one name, for the provider who treats them. */
export const identity = {
  /** `YYYY-MM-DD`; null where it is not known, or not for the caller. */
  date_of_birth: z.nullable(z.iso.date()),
  /** Whether another of the caller's patients is written the same. */
  has_namesake: z.boolean(),
}

export interface Identity {
  date_of_birth: string | null
  has_namesake: boolean
}
