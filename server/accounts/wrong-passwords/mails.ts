import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Notifies the owner of an account about repeated wrong passwords. */
export function wrongPasswordsMail({
  recipient,
  publicUrl,
}: {
  recipient: string
  publicUrl: string
}): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `Wrong passwords for your ${brand.name} account`,
    before: [
      'In the last hour, a wrong password was entered many times for your account.',
      'No one got in. You can still log in as usual.',
      `If this was you and you forgot your password, set a new one: ${publicUrl}/forgot-password`,
    ],
    after: [
      'If this was not you, you do not need to do anything. You can make your account safer with a two-step login.',
    ],
  })
}
