import type { EmailText, sharedPlaceholders } from './email-text.ts'
import { accountTexts } from './texts/accounts.ts'
import { appointmentTexts } from './texts/appointments.ts'
import { moneyAndReminderTexts } from './texts/money-and-reminders.ts'
import { newsTexts } from './texts/news.ts'

const texts = { ...appointmentTexts, ...newsTexts, ...moneyAndReminderTexts, ...accountTexts }

export type TextKey = keyof typeof texts

/** All texts of emails that an admin may change, in the order in which they are listed. */
export const emailTexts: Readonly<Record<TextKey, EmailText>> = texts

export const textKeys = Object.keys(texts) as TextKey[]

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts, key)

type OwnNames<Key extends TextKey> = Exclude<
  keyof (typeof texts)[Key]['placeholders'],
  keyof typeof sharedPlaceholders
>

/** What who writes the email gives for the placeholders of its text; the others are of the clinic. */
export type ValuesOf<Key extends TextKey> = {
  readonly [Name in OwnNames<Key>]: (typeof texts)[Key]['placeholders'][Name] extends {
    isBlock: true
  }
    ? readonly string[]
    : string
}
