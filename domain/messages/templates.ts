import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Templates that a provider can keep. */
export const maxTemplates = 50

/** What a provider types: a short text for many patients. */
export const templateText = z.strictObject({
  name: freeText(60).check(z.minLength(1, 'Name the template.')),
  body: freeText(1000).check(z.minLength(1, 'Write the text.')),
})
export type TemplateText = z.output<typeof templateText>

/** The id is created by the provider's device, so that a retry adds nothing twice. */
export const newTemplate = z.extend(templateText, { id: uuid('Send a UUID.') })
export type NewTemplate = z.output<typeof newTemplate>

export const messageTemplate = z.object({ id: uuid(), name: z.string(), body: z.string() })
export type MessageTemplate = z.output<typeof messageTemplate>
