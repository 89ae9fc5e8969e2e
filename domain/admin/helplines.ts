import * as z from 'zod/mini'
import { dialable } from '../phone/dial.ts'
import { normalPhone } from '../phone/read-phone.ts'
import { showPhone } from '../phone/show-phone.ts'
import { lineOfText, typedText } from '#domain/values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Helplines as the API sends them: to everyone, and to and from the admin who edits them. */

const kind = z.enum(['emergency', 'listening', 'abroad'], 'Choose what the helpline is for.')
const shown = {
  name: z.string(),
  number: z.string(),
  for_whom: z.string(),
  hours: z.string(),
  kind,
  /** Null where no admin has dialled it yet. */
  last_checked: z.nullable(z.iso.date()),
}

/** A helpline as everyone sees it. */
export const publicHelpline = z.object(shown)

/** A helpline as an admin sees it. */
export const helplineRecord = z.object({
  id: uuid(),
  ...shown,
  is_shown: z.boolean(),
  version: z.int(),
})
export type HelplineRecord = z.output<typeof helplineRecord>

const line = (max: number, missing: string) => lineOfText(max).check(z.minLength(1, missing))

/** As everyone reads it: as it was typed where that can be dialled. Words are rejected as they were typed. */
const shownOf = (written: string) =>
  dialable.test(written) || /\p{L}/u.test(written)
    ? written
    : showPhone(normalPhone(written) ?? written)

const typed = {
  name: line(80, 'Enter who runs the helpline.'),
  number: typedText('Enter the number.').check(
    z.overwrite(shownOf),
    z.regex(
      dialable,
      'Enter a number that can be dialled: digits, single spaces, perhaps + in front.',
    ),
  ),
  for_whom: line(200, 'Enter who it is for.'),
  hours: line(60, 'Enter the opening hours.'),
  kind,
  is_shown: z.boolean('Say whether it is shown.'),
  /** Whether the admin has dialled it today. */
  is_checked: z.boolean('Say whether you have dialled it today.'),
}

/** Version that the admin read: a change of an older version is a conflict. */
const version = z.int('Send the version you saw.').check(z.positive('Send the version you saw.'))

/** `id` is created on the admin's device, so that a retry never adds a helpline twice. */
export const newLine = z.strictObject({ id: z.optional(uuid('Send a UUID.')), ...typed })
export type NewHelpline = z.output<typeof newLine>

export const changedLine = z.strictObject({ ...typed, version })
export type ChangedHelpline = z.output<typeof changedLine>

export const checkedHelpline = z.strictObject({ version })

/** All lines, in the order in which they are to be shown. */
export const orderedHelplines = z.strictObject({
  ids: z
    .array(uuid('Send ids.'), 'Send the ids of all helplines.')
    .check(
      z.minLength(1, 'Send the ids of all helplines.'),
      z.maxLength(100, 'At most 100 helplines.'),
    ),
})
