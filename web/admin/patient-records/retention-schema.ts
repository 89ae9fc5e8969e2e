import * as z from 'zod/mini'
import { typedText } from '#domain/values/text.ts'

const message = 'Enter whole years from 1 to 50, or nothing to keep records without an end.'

/** Whole years as they are typed; empty for no end. */
export const retentionForm = z.object({
  years: z.pipe(
    typedText().check(
      z.refine((typed) => typed === '' || /^([1-9]|[1-4]\d|50)$/.test(typed), message),
    ),
    z.transform((typed) => (typed === '' ? null : Number(typed))),
  ),
})
