import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** Tells the owner of an account that its second step was turned on or off: a phone may lie open. */
export function secondStepMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  isOn: boolean,
): Promise<Mail> {
  return layOut({
    recipient,
    subject: `The second step of your login at ${brand.name} was turned ${isOn ? 'on' : 'off'}`,
    before: [
      isOn
        ? `Logging in to your account at ${brand.name} now asks for the code of an authenticator app.`
        : `Your account at ${brand.name} now opens with the password alone.`,
    ],
    after: [
      `If this was not you, set a new password at once: ${publicUrl}/forgot-password. If that asks for a code you do not have, write to ${brand.email}.`,
    ],
  })
}
