import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { findFirstLineWords, findHealthWords } from '../email-texts/health-words.ts'
import { numberToCall } from '../phone/phone-schema.ts'
import { showPhone } from '../phone/show-phone.ts'
import { emailAddress } from '../values/email-address.ts'
import { nameChecks } from '../values/name-characters.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { readStores } from './store-lines.ts'

/** What an admin sets of the clinic, as the API sends and takes it. */

const text = (max: number, missing: string) => freeText(max).check(z.minLength(1, missing))
const httpsMessage = 'Enter an address that starts with https://.'

const https = freeText(500).check(
  z.regex(/^https:\/\/[^\s/?#.@]+(?:\.[^\s/?#.@]+)+(?:[/?#]\S*)?$/i, httpsMessage),
)

/** A field that a form sends empty is not given. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    z.null(),
    schema,
  ])

/** The noon between them: a day without a time to work cannot be set. */
const hour = (first: number, last: number) => {
  const wrong = `Choose an hour from ${first} to ${last}.`
  return z.coerce.number(wrong).check(z.int(wrong), z.gte(first, wrong), z.lte(last, wrong))
}

export const maxStores = 3

/** The name that emails come from. Others see it in a mailbox; an address in it would look like the sender. */
const senderName = freeText(60).check(
  ...nameChecks,
  z.refine((name) => !/[@<>"]/.test(name), 'Remove @, <, > and quotes.'),
  z.refine(
    (name) => findHealthWords(name).length + findFirstLineWords(name).length === 0,
    'Others see this name in a mailbox. Choose one that says nothing of health.',
  ),
)

const fields = {
  name: text(40, 'Enter the name of the clinic.').check(
    ...nameChecks,
    z.refine(
      (name) => findHealthWords(name).length === 0,
      'Each email shows this name, and others may read it. Choose one that names no illness.',
    ),
  ),
  tagline: text(160, 'Say in one sentence what the clinic does.'),
  email: emailAddress,
  phone: numberToCall.check(
    z.minLength(1, 'Enter the phone number of the clinic.'),
    z.overwrite(showPhone),
  ),
  address: text(300, 'Enter the address.'),
  hours: text(80, 'Enter when people can reach you.'),
  work_days: z.pipe(
    z
      .array(z.coerce.number().check(z.int(), z.gte(1), z.lte(7)), 'Send a list of days.')
      .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(7)),
    z.transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  ),
  work_from: hour(0, 12),
  work_to: hour(13, 24),
  map_url: maybe(https),
  store_links: z
    .array(
      z.object({ label: text(40, 'Enter the words of the link.'), href: https }),
      'Send a list of links.',
    )
    .check(z.maxLength(maxStores, `At most ${maxStores} links.`)),
  tpin: maybe(freeText(20).check(z.regex(/^\d{10}$/, 'A TPIN has ten digits.'))),
  payment_text: maybe(freeText(500)),
  sender_name: maybe(senderName),
  reply_to: maybe(emailAddress),
}

/** What holds now, with the version that a change names. */
export const clinicSettings = z.object({
  version: z.int(),
  name: z.string(),
  tagline: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
  /** When the team works, for call-backs and alerts: days (Monday is 1) and whole hours in Lusaka. */
  work_days: z.array(z.int()),
  work_from: z.int(),
  work_to: z.int(),
  map_url: z.nullable(z.string()),
  store_links: z.array(z.object({ label: z.string(), href: z.string() })),
  tpin: z.nullable(z.string()),
  payment_text: z.nullable(z.string()),
  sender_name: z.nullable(z.string()),
  reply_to: z.nullable(z.string()),
})
export type ClinicSettings = z.output<typeof clinicSettings>

/** One change of the past: what held from then on, and who set it. */
export const settingsChange = z.extend(clinicSettings, {
  id: uuid(),
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type SettingsChange = z.output<typeof settingsChange>

/** All of it, as it is to be. `version` is of what was seen: of two admins who change it at once, one is rejected. */
export const newSettings = z.strictObject({
  id: uuid('Send a UUID.'),
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  password: ownPassword,
  ...fields,
})
export type NewSettings = z.output<typeof newSettings>

const eachLine = 'Write each link on its own row: its name, then its address with https://.'

/** The fields of the form. */
export const settingsForm = z.object({
  ...fields,
  store_links: freeText(1500).check(
    z.refine((typed) => fields.store_links.safeParse(readStores(typed)).success, eachLine),
  ),
  password: ownPassword,
})
