import * as z from 'zod/mini'

/**
 * The wording people agree to before their first health entry (decision 30). A new wording gets a
 * new version; consents given to older ones stay on record as they were.
 */
export const healthDataConsent = { purpose: 'health_data', version: '2026-11' } as const

export const consentGiven = z.object({
  /** Made by the client, so that a retry writes once. */
  id: z.optional(z.uuid('Send a UUID.')),
  purpose: z.literal(healthDataConsent.purpose, 'Choose what the consent is for.'),
  version: z.literal(
    healthDataConsent.version,
    'The wording has changed meanwhile. Please read it again.',
  ),
})

export const consentWithdrawn = z.object({
  purpose: z.literal(healthDataConsent.purpose, 'Choose which consent you take back.'),
})

export const consent = z.object({
  id: z.uuid(),
  purpose: z.literal(healthDataConsent.purpose),
  version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.nullable(z.iso.datetime()),
})
export type Consent = z.output<typeof consent>
