import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { usualChargeRule } from '../practice/billing/charges.ts'
import { numberSeries } from '../practice/billing/numbers.ts'
import { uuid } from '../values/uuid.ts'

/** How the clinic keeps its books, as the API sends and takes it. */

/** An empty field is no 0: that would be free of charge. */
const whole = (least: number, most: number, wrong: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/\d/, wrong))], wrong),
    z.pipe(
      z.transform((typed: string | number) => Number(typed)),
      z.number(wrong).check(z.int(wrong), z.gte(least, wrong), z.lte(most, wrong)),
    ),
  )
const percent = whole(0, 100, 'Enter a whole number from 0 to 100.')

const fields = {
  number_series: z.enum(
    numberSeries,
    'Choose one series for the clinic, or one for each provider.',
  ),
  /** Per cent of the price where the patient did not come. */
  missed_percent: percent,
  /** Where they cancelled less than `late_hours` before. */
  late_percent: percent,
  late_hours: whole(1, 168, 'Enter whole hours from 1 to 168, which is a week.'),
}

/** What holds where no admin has set anything. */
export const usualBillingRules = {
  version: 0,
  number_series: 'provider',
  ...usualChargeRule,
} as const

const rules = z.object({
  version: z.int(),
  number_series: z.enum(numberSeries),
  missed_percent: z.int(),
  late_percent: z.int(),
  late_hours: z.int(),
})

/** What holds now, with the numbers that each series gives next. */
export const billingRules = z.extend(rules, {
  /** Those of a provider who has issued nothing this year. */
  next_of_provider: z.object({ invoice: z.string(), credit_note: z.string() }),
  next_of_clinic: z.object({ invoice: z.string(), credit_note: z.string() }),
})
export type BillingRules = z.output<typeof billingRules>

/** One change of the past: what held from then on, and who set it. */
export const billingRulesChange = z.extend(rules, {
  id: uuid(),
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type BillingRulesChange = z.output<typeof billingRulesChange>

/** All of it, as it is to be. `version` is of what was seen: of two admins who change it at once, one is rejected. */
export const newBillingRules = z.strictObject({
  id: uuid('Send a UUID.'),
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  password: ownPassword,
  ...fields,
})
export type NewBillingRules = z.output<typeof newBillingRules>

/** The fields of the form. */
export const billingRulesForm = z.object({ ...fields, password: ownPassword })
