import * as z from 'zod/mini'
import { clinicFeatures } from '../values/clinic-features.ts'
import { uuid } from '../values/uuid.ts'

/** Which features are off, as the API sends and takes it. */
const off = z.pipe(
  z
    .array(
      z.enum(clinicFeatures, `Name only these: ${clinicFeatures.join(', ')}.`),
      'Send a list of features.',
    )
    .check(z.maxLength(clinicFeatures.length, 'Name each feature once.')),
  z.transform((named) => clinicFeatures.filter((feature) => named.includes(feature))),
)

export const featureSettings = z.object({
  version: z.int(),
  off: z.array(z.enum(clinicFeatures)),
})
export type FeatureSettings = z.output<typeof featureSettings>

/** One change of the past: what was off from then on, and who set it. */
export const featureChange = z.extend(featureSettings, {
  id: uuid(),
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type FeatureChange = z.output<typeof featureChange>

/** The form: what is on. */
export const featuresForm = z.object({
  on: z.array(z.enum(clinicFeatures)),
})

/** `version` is of what was seen: of two admins who change it at once, one is rejected. */
export const newFeatureSettings = z.strictObject({
  id: uuid('Send a UUID.'),
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  off,
})
export type NewFeatureSettings = z.output<typeof newFeatureSettings>
