import { brand } from '#domain/values/brand.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Ending } from './data.ts'

/** Warns a provider that their certificate ends. */
export function endingMail(
  recipient: string,
  { certificate_expires_on }: Ending,
  publicUrl: string,
) {
  return renderEmail({
    recipient,
    subject: `Your certificate expires on ${writtenDay(certificate_expires_on)}`,
    before: [
      `Your practising certificate expires on ${writtenDay(certificate_expires_on)}.`,
      'After that day no one can book you. Booked appointments are cancelled.',
      'Send us the new certificate before that day.',
    ],
    link: { label: 'Send the new certificate', href: `${publicUrl}/provider-registration` },
    after: [],
  })
}

/** Notifies an admin about certificates that expire soon. */
export function endingForAdminMail(
  recipient: string,
  endings: readonly Ending[],
  publicUrl: string,
) {
  return renderEmail({
    recipient,
    subject: `Certificates that expire soon in ${brand.name}`,
    before: [
      'Ask these providers to send their new certificate.',
      ...endings.map(
        ({ full_name, certificate_expires_on }) =>
          `${full_name || 'A provider without a name'}: ${writtenDay(certificate_expires_on)}`,
      ),
    ],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/admin` },
    after: [],
  })
}
