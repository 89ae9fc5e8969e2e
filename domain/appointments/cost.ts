import * as z from 'zod/mini'

/** What a session costs its patient. */
export const sessionCost = z.object({
  /** Null where the provider has set no price. */
  price_ngwee: z.nullable(z.int()),
  /** Which of the sessions in 30 days that the patient's plan includes; null where it does not pay this one. */
  included: z.nullable(z.object({ number: z.int(), of: z.int() })),
})
export type SessionCost = z.output<typeof sessionCost>
