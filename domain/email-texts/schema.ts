import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { checkWording } from './checks.ts'
import type { EmailText } from './email-text.ts'
import { longestWording } from './longest.ts'

/** The texts of emails, as the API sends and takes them. */

const wording = { subject: z.string(), body: z.string(), button: z.string() }

/** What holds now, with the version that a change names. */
export const currentText = z.object({
  key: z.string(),
  version: z.int(),
  ...wording,
  /** Whether an admin has written it; otherwise it is ours. */
  is_own: z.boolean(),
})
export type CurrentText = z.output<typeof currentText>

/** One change of the past: what held from then on, and who set it. */
export const textChange = z.object({
  id: uuid(),
  version: z.int(),
  ...wording,
  is_own: z.boolean(),
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type TextChange = z.output<typeof textChange>

const typed = {
  subject: freeText(longestWording.subject),
  body: freeText(longestWording.body),
  button: freeText(longestWording.button),
}

/** All of it, as it is to be. `version` is of what was seen: of two admins who change it at once, one is rejected. */
export const newText = z.strictObject({
  id: uuid('Send a UUID.'),
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  password: ownPassword,
  ...typed,
})
export type NewText = z.output<typeof newText>

/** The fields of the form for one text, with all that is checked on saving. */
export const textForm = (definition: EmailText) =>
  z.object({ ...typed, password: ownPassword }).check((check) => {
    for (const [field, message] of Object.entries(checkWording(definition, check.value)))
      check.issues.push({ code: 'custom', input: check.value, path: [field], message })
  })
