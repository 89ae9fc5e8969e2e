import { type EmailText, placeholdersOf } from '#domain/email-texts/email-text.ts'
import type { Values } from '#domain/email-texts/fill.ts'
import { brand } from '#domain/values/brand.ts'

/** What the placeholders of a text become in its preview. */
export const samplesOf = (definition: EmailText): Values => ({
  ...Object.fromEntries(
    Object.entries(placeholdersOf(definition)).map(([name, { sample }]) => [name, sample]),
  ),
  clinic: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address.join(', '),
})
