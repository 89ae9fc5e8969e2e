import * as z from 'zod/mini'

/** How many records are erased, as an admin types it before they are gone for good. */
export const erasedCount = (count: number) =>
  z.object({
    count: z.string().check(
      z.refine((typed) => typed.trim() === String(count), {
        error: `Type ${count}: so many are listed above.`,
      }),
    ),
  })
