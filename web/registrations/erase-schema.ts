import * as z from 'zod/mini'

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The name that an admin types before a record is erased for good. */
export const erasureOf = (full_name: string) =>
  z.object({
    typed_name: z.string().check(
      z.refine((typed) => plain(typed) === plain(full_name), {
        error: `Type the name as it is written above: ${full_name}`,
      }),
    ),
  })
