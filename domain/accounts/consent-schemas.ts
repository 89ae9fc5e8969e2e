import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { consentPurposes, consentVersions } from './consent.ts'

/** Requests and responses about consent; the wording and its version are in `consent.ts`. */

const outdated = 'The wording has changed since then. Please read it again.'

export const consentGiven = z
  .object({
    /** Made by the client, so that a retry writes once. */
    id: z.optional(uuid('Send a UUID.')),
    purpose: z.enum(consentPurposes, 'Choose what the consent is for.'),
    version: z.enum(Object.values(consentVersions), outdated),
  })
  .check(
    z.refine(({ purpose, version }) => version === consentVersions[purpose], {
      path: ['version'],
      error: outdated,
    }),
  )

export const consentWithdrawn = z.object({
  purpose: z.enum(consentPurposes, 'Choose which consent to withdraw.'),
})

export const consent = z.object({
  id: uuid(),
  purpose: z.enum(consentPurposes),
  version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.nullable(z.iso.datetime()),
  /** How it was given at the clinic, where staff recorded it; null where the person gave it themselves. */
  given_how: z.nullable(z.enum(['paper', 'words'])),
  /** The parent or guardian who agreed for a child. */
  given_by: z.nullable(z.string()),
  recorded_by_name: z.nullable(z.string()),
})
export type Consent = z.output<typeof consent>
