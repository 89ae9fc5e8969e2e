import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { ownPassword } from './own-password.ts'

/** One place where the person is signed in. */
export const ownSession = z.object({
  id: uuid(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Browser and system in plain words, for example "Chrome on Android". */
  device: z.string(),
  is_current: z.boolean(),
})

/** Erasing the account asks for the password once more. */
export const erasureRequest = z.object({
  password: ownPassword,
})

/** All stored data about the person, by table. */
export const personalData = z.object({
  exported_at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

/** A copy as JSON by table, or as a bundle of FHIR R4 for another clinic. */
export const exportQuery = z.object({
  format: z.optional(z.enum(['json', 'fhir'], 'The format must be json or fhir.')),
})

/** The health data of a person as FHIR R4; each resource holds what its kind has. */
export const fhirBundle = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.iso.datetime(),
  entry: z.array(
    z.object({
      fullUrl: z.string(),
      resource: z.looseObject({ resourceType: z.string(), id: z.string() }),
    }),
  ),
})
