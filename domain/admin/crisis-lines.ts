import * as z from 'zod/mini'
import { dialable } from '../values/phone.ts'
import { freeText } from '../values/text.ts'

/** Help lines as they travel: to everybody, and to and from the admin who keeps them. */

const kind = z.enum(['emergency', 'listening', 'abroad'], 'Choose what the line is for.')
const shown = {
  name: z.string(),
  number: z.string(),
  for_whom: z.string(),
  hours: z.string(),
  kind,
  /** Null where no admin has dialled it yet. */
  last_checked: z.nullable(z.iso.date()),
}

/** A line as everybody is told it. */
export const tellableLine = z.object(shown)

/** A line as an admin sees it. */
export const keptLine = z.object({
  id: z.uuid(),
  ...shown,
  is_shown: z.boolean(),
  version: z.int(),
})
export type KeptLine = z.output<typeof keptLine>

const line = (most: number, missing: string) => freeText(most).check(z.minLength(1, missing))

const typed = {
  name: line(80, 'Enter whose line it is.'),
  number: z
    .string('Enter the number.')
    .check(
      z.trim(),
      z.regex(
        dialable,
        'Enter a number that can be dialled: digits, single spaces, perhaps + in front.',
      ),
    ),
  for_whom: line(200, 'Say whom it is for.'),
  hours: line(60, 'Say when somebody answers.'),
  kind,
  is_shown: z.boolean('Say whether it is shown.'),
  /** Whether the admin has dialled it today. */
  is_checked: z.boolean('Say whether you have dialled it today.'),
}

/** How often an admin saw it changed: whoever saw an older state is told so. */
const version = z.int('Send the version you saw.').check(z.positive('Send the version you saw.'))

/** `id` is made by the admin's device, so that a retry never adds a line twice. */
export const newLine = z.strictObject({ id: z.optional(z.uuid('Send a UUID.')), ...typed })
export type NewLine = z.output<typeof newLine>

export const changedLine = z.strictObject({ ...typed, version })
export type ChangedLine = z.output<typeof changedLine>

export const checkedLine = z.strictObject({ version })

/** All lines, in the order in which they are to be shown. */
export const orderedLines = z.strictObject({
  ids: z
    .array(z.uuid('Send ids.'), 'Send the ids of all lines.')
    .check(z.minLength(1, 'Send the ids of all lines.'), z.maxLength(100, 'At most 100 lines.')),
})
