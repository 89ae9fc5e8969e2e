import * as z from 'zod/mini'

/** What a provider has set of what must be there before patients can book them. */
export const providerSetup = z.object({
  has_hours: z.boolean(),
  /** An admin keeps the visit types: there is one for the profession of the provider. */
  has_visit_type: z.boolean(),
  has_price: z.boolean(),
  /** False also for a provider who is not in practice. */
  is_bookable: z.boolean(),
})
export type ProviderSetup = z.output<typeof providerSetup>
