import * as z from 'zod/mini'
import { institutionName, studentId } from '../accounts/accounts.ts'

/** What a client sends who studies, or studies again. */
export const studentApplication = z.object({
  institution_name: institutionName,
  student_id: z.optional(studentId),
  has_agreed: z.literal(true, 'You must confirm your student status to proceed.'),
})
export type StudentApplication = z.output<typeof studentApplication>
