import * as z from 'zod/mini'
import { maxNgwee } from '../practice/billing/amount.ts'
import { emailAddress } from '../values/email-address.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Who pays for patients, as an admin keeps it, and their share of each visit type. */

export const maxInsurers = 100

const tooMuch = 'Enter an amount above zero, up to K100,000.'
const share = z
  .strictObject({
    visit_type_id: uuid('Send the id of a visit type.'),
    /** In ngwee; never more than the price of the visit. */
    amount_ngwee: z.nullable(
      z.int(tooMuch).check(z.minimum(1, tooMuch), z.maximum(maxNgwee, tooMuch)),
    ),
    percent: z.nullable(
      z
        .int('Enter a whole percentage.')
        .check(z.minimum(1, 'Enter 1% or more.'), z.maximum(100, 'Enter at most 100%.')),
    ),
  })
  .check(
    z.refine(({ amount_ngwee, percent }) => (amount_ngwee === null) !== (percent === null), {
      path: ['amount_ngwee'],
      error: 'Send either an amount or a percentage.',
    }),
  )
export type InsurerShare = z.output<typeof share>

const fields = {
  name: freeText(60).check(z.minLength(1, 'Enter a name.')),
  phone: z.nullable(freeText(30)),
  email: z.nullable(emailAddress),
  is_retired: z.boolean('Say whether it is retired.'),
  /** A visit type without a share is not claimed. */
  shares: z.array(share).check(
    z.maxLength(200, 'Send at most 200 shares.'),
    z.refine(
      (all) => new Set(all.map(({ visit_type_id }) => visit_type_id)).size === all.length,
      'Send each visit type once.',
    ),
  ),
}

export const insurer = z.object({
  id: uuid(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  is_retired: z.boolean(),
  shares: z.array(share),
  /** Counts the changes. */
  version: z.int(),
  /** Patients who have it. */
  patients: z.int(),
})
export type Insurer = z.output<typeof insurer>

/** An insurer as it is to be. `version` is that of what was seen, 0 for a new one. */
export const keptInsurer = z.strictObject({
  ...fields,
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
})
export type KeptInsurer = z.output<typeof keptInsurer>

/** A member number as it is written on a card: letters, digits, hyphens and slashes. */
export const memberNumber = freeText(60).check(
  z.overwrite((typed) => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s.]/g, '')),
  z.refine(
    (typed) => /^[A-Z0-9/-]{3,30}$/.test(typed),
    'A member number has 3 to 30 letters and digits.',
  ),
)

/** The insurer of a patient; none where they pay by themselves. */
export const patientInsurance = z.object({
  insurer_id: z.nullable(uuid()),
  insurer_name: z.nullable(z.string()),
  member_number: z.nullable(z.string()),
  /** Those that can be chosen. */
  insurers: z.array(z.object({ id: uuid(), name: z.string() })),
})
export type PatientInsurance = z.output<typeof patientInsurance>

export const newPatientInsurance = z
  .strictObject({
    insurer_id: z.nullable(uuid('Choose an insurer.')),
    member_number: z.nullable(memberNumber),
  })
  .check(
    z.refine(
      ({ insurer_id, member_number }) => (insurer_id === null) === (member_number === null),
      { path: ['member_number'], error: 'Enter the member number of this insurer.' },
    ),
  )
export type NewPatientInsurance = z.output<typeof newPatientInsurance>
