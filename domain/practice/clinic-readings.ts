import * as z from 'zod/mini'

/** Whether the caller may enter readings of a patient, who can withdraw it at any time. */
export const readingPermission = z.object({ is_given: z.boolean() })
export type ReadingPermission = z.output<typeof readingPermission>
