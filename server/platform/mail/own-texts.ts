import type { Wording } from '#domain/email-texts/email-text.ts'
import { fill } from '#domain/email-texts/fill.ts'
import { emailTexts, type TextKey, type ValuesOf } from '#domain/email-texts/registry.ts'
import { brand } from '#domain/values/brand.ts'
import { type EmailContent, renderEmail } from './email-template.ts'
import type { Mail } from './mail.ts'

const own = new Map<string, Wording>()

/** The words of admins for this process, by key; every other email has ours. They change while the process runs. */
export function setOwnTexts(texts: ReadonlyMap<string, Wording>): void {
  own.clear()
  for (const [key, wording] of texts) own.set(key, wording)
}

/** What every text may name of the clinic. */
const ofClinic = () => ({
  clinic: brand.name,
  phone: brand.phone,
  email: brand.email,
  address: brand.address.join(', '),
})

/**
 * An email in the words of an admin, or else in ours.
 *
 * @param about whom it goes to, and where its button leads
 */
export function renderText<Key extends TextKey>(
  key: Key,
  about: Pick<EmailContent, 'recipient' | 'kind'> & { href: string },
  values: ValuesOf<Key>,
): Promise<Mail> {
  const { href, ...rest } = about
  const wording = own.get(key) ?? emailTexts[key].usual
  return renderEmail({
    ...rest,
    ...fill(wording, { ...values, ...ofClinic() }),
    link: { label: wording.button, href },
  })
}
