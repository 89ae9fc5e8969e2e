import * as z from 'zod/mini'
import { isTypedAs, recordErasure } from '#domain/registrations/erasure.ts'

/** What an admin types before a record is erased for good: the name that is shown, and their password. */
export const erasureOf = (full_name: string) =>
  z.extend(recordErasure, {
    typed_name: recordErasure.shape.typed_name.check(
      z.refine((typed) => isTypedAs(typed, full_name), {
        error: `Type the name as it is written above: ${full_name}`,
      }),
    ),
  })
