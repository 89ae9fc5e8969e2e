import { checkedForDays, undialled } from '#domain/admin/limits.ts'
import type { FirstStep, StepKey, StepState } from '#domain/admin/first-steps.ts'
import { findPlaceholders } from '#domain/values/placeholders.ts'
import { brand } from '#domain/values/brand.ts'
import type { readRecords } from './data.ts'

export type Records = Awaited<ReturnType<typeof readRecords>>

/** A step as the server found it. */
export const step = (key: StepKey, state: StepState, found: string): FirstStep => ({
  key,
  state,
  found,
})

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`

const sentence = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}.`

/** The steps that the records themselves prove or leave open. @param today the present day in Lusaka */
export function judgeRecords(
  records: Records,
  { isFactorRequired, today }: { isFactorRequired: boolean; today: string },
): FirstStep[] {
  return [
    judgeSettings(records),
    judgeAdmins(records, isFactorRequired),
    step(
      'provider',
      records.providers > 0 ? 'done' : 'open',
      sentence(`${plural(records.providers, 'provider')} can see patients`),
    ),
    step(
      'front_desk',
      records.front_desk > 0 ? 'done' : 'open',
      sentence(`${plural(records.front_desk, 'account')} of the front desk`),
    ),
    judgeHours(records),
    judgeTypes(records),
    judgeHelplines(records, today),
    step(
      'safety_duty',
      records.on_duty > 0 ? 'done' : 'open',
      sentence(`${plural(records.on_duty, 'clinician')} on duty can answer an alert now`),
    ),
  ]
}

function judgeSettings({ settings }: Records): FirstStep {
  const { email, phone, address, store_links } = settings
  const examples = findPlaceholders({
    ...brand,
    email,
    phone,
    address: address.split('\n'),
    store_links,
  }).map((line) => line.split(':')[0]!.replace('store_links', 'shop'))
  return examples.length === 0
    ? step('settings', 'done', 'Email, phone, address and links are your own.')
    : step('settings', 'open', `Still examples: ${[...new Set(examples)].join(', ')}.`)
}

/** One who has lost a phone needs another who can help; where a second factor is required, one with it. */
function judgeAdmins(records: Records, isFactorRequired: boolean): FirstStep {
  const { admins, protected_admins } = records
  const able = isFactorRequired ? protected_admins : admins
  const without = admins - protected_admins
  const found = sentence(plural(admins, 'admin'))
  return step(
    'second_admin',
    able > 1 ? 'done' : 'open',
    without > 0 && isFactorRequired ? `${found} Without two-step login: ${without}.` : found,
  )
}

function judgeHours({ is_calendar_own, open_days, closed_days }: Records): FirstStep {
  const found = `${sentence(`${plural(open_days, 'day')} of the week open`)} ${sentence(`${plural(closed_days, 'closed day')} ahead, besides public holidays`)}`
  if (!is_calendar_own)
    return step('hours', 'open', `Still the hours of a new installation. ${found}`)
  return step('hours', open_days > 0 ? 'done' : 'open', found)
}

/** A type without a price has that of each provider: where each has one, nothing is open. */
function judgeTypes(records: Records): FirstStep {
  const { visit_types, unpriced_types, providers, unpriced_providers } = records
  const isPriced = unpriced_types === 0 || (providers > 0 && unpriced_providers === 0)
  const found = sentence(`${plural(visit_types, 'visit type')}, ${unpriced_types} without a price`)
  return unpriced_types === 0
    ? step('visit_types', visit_types > 0 ? 'done' : 'open', found)
    : step(
        'visit_types',
        isPriced ? 'done' : 'open',
        `${found} ${isPriced ? 'Each provider has a price.' : sentence(`there ${unpriced_providers === 1 ? 'is' : 'are'} ${plural(unpriced_providers, 'provider')} without a price`)}`,
      )
}

function judgeHelplines({ helplines }: Records, today: string): FirstStep {
  const open = undialled(helplines, today).length
  if (helplines.length === 0) return step('helplines', 'open', 'No helpline is shown.')
  return open === 0
    ? step('helplines', 'done', `Each was dialled by an admin within ${checkedForDays} days.`)
    : step(
        'helplines',
        'open',
        sentence(
          `${plural(open, 'helpline')} not dialled by an admin within ${checkedForDays} days`,
        ),
      )
}
