import * as z from 'zod/mini'

/** What is marked of a visit of a provider, while it is not completed. */
export const visitMarks = {
  /** Whether the front desk has marked that the patient did not come. */
  marked_missed: z.boolean(),
  /** Whether its provider has called the patient in: it can be completed before its end. */
  is_called_in: z.boolean(),
}
