import { factorResetMail, restoredMail, suspendedMail } from '#server/admin/accounts/mails.ts'
import * as groups from '#server/admin/group-sessions/mails.ts'
import { refundMail } from '#server/admin/refunds/mails.ts'
import { verificationMail } from '#server/admin/student-verifications/mails.ts'
import { invitationMail } from '#server/accounts/mailed-links/mails.ts'
import { loginMail } from '#server/accounts/otp/mails.ts'
import { recoveryMail } from '#server/accounts/recovery/mails.ts'
import { confirmationMail } from '#server/accounts/sign-up/mails.ts'
import {
  type NotificationType,
  type NotifiedAppointment,
  type Reader,
  writeEmail,
} from '#server/appointments/mails.ts'
import { writePlanNotification } from '#server/care-plans/notifications/mails.ts'
import { patientMail } from '#server/covers/mails.ts'
import { dischargeMail } from '#server/discharges/mails.ts'
import { writeRefillReminder, writeReminder } from '#server/medications/reminders/mails.ts'
import { extraMail, paidMail } from '#server/membership/mails.ts'
import { newMessageMail } from '#server/messages/notifications/mails.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { issuedMail, reminderMail } from '#server/practice/billing/mails.ts'
import { changedMail, enteredMail } from '#server/practice/clinic-readings/mails.ts'
import { askedMail } from '#server/questionnaires/mails.ts'
import { referralMail } from '#server/referrals/mails.ts'
import { sharedNotesMail } from '#server/session-notes/mails.ts'
import { statusEndedMail, statusEndsMail } from '#server/students/status/mails.ts'

const to = 'one@example.test'
const url = 'https://ubumi.test'
const id = 'c0ffee00-0000-4000-8000-000000000001'
const at = (hour: number) => new Date(`2099-11-12T${String(hour).padStart(2, '0')}:00:00Z`)
/** A name that a template could take for something else. */
const names = ['Chileshe Mumba', `<b>{time}</b> "O'Neil" & {link} $& {{`]

const types = (
  'asked proposed moved moved_by_provider booked rebooked confirmed accepted declined turned_down cancelled given_back taken_back ' +
  'unanswered not_accepted called_off cancelled_by_provider not_reached offered day_offered reminder'
).split(' ') as NotificationType[]

const visit: NotifiedAppointment = {
  appointment_time: at(8),
  session_type: 'Virtual',
  provider_name: names[0]!,
  replaced_time: null,
  expires_at: null,
  appointment_id: id,
  costs: [],
  series_times: [],
  moved_times: [],
}
const variants: readonly Partial<NotifiedAppointment>[] = [
  {},
  { session_type: 'In-person', room: 'Room 3', bring: 'Bring {time}.', by_desk: true },
  { provider_name: null, replaced_time: at(9), expires_at: at(10), by_staff: true },
  { provider_name: names[1]!, session_type: 'Phone', series_times: [at(8), at(9)] },
  { costs: [{ price_ngwee: 35_000, included: null }], moved_times: [at(6)] },
]
const readers: readonly Reader[] = [
  { address: to, is: 'patient', place: '/appointments' },
  { address: to, is: 'patient', place: '/book-appointment' },
  { address: to, is: 'provider', place: '/appointment-scheduler' },
]

/** Emails of all kinds that go to patients, by name, with values that are hard to write. */
export async function writeUsualEmails(): Promise<Record<string, Mail | undefined>> {
  const mails: Record<string, Promise<Mail | undefined>> = {}
  for (const type of types)
    for (const [number, variant] of variants.entries())
      for (const reader of readers)
        mails[`${type} ${number} ${reader.is} ${reader.place}`] = writeEmail(
          type,
          { ...visit, ...variant },
          reader,
          url,
        )
  for (const isProvider of [true, false])
    for (const isUrgent of [true, false])
      mails[`message ${isProvider} ${isUrgent}`] = newMessageMail(
        { address: to, isProvider, isUrgent },
        url,
      )
  for (const place of ['/patient-profile', '/student-profile', '/plan-requests'] as const)
    mails[`plan ${place}`] = writePlanNotification({ address: to, place }, url)
  for (const [number, provider_name] of names.entries()) {
    const invoice = { id, provider_name, due_on: '2099-11-12' } as never
    mails[`questions ${number}`] = askedMail(to, invoice, url)
    mails[`invoice ${number}`] = issuedMail(to, invoice, url)
    mails[`open invoice ${number}`] = reminderMail(to, invoice, url)
    mails[`discharge ${number}`] = dischargeMail({ address: to, place: '/x', provider_name }, url)
    mails[`notes ${number}`] = sharedNotesMail(
      { address: to, place: '/x' },
      { provider_name } as never,
      url,
    )
  }
  for (const invoice_id of [id, null])
    for (const user_id of [id, null]) {
      const paid = { invoice_id, user_id }
      mails[`paid ${invoice_id} ${user_id}`] = paidMail(to, paid, url)
      mails[`extra ${invoice_id} ${user_id}`] = extraMail(to, paid, url)
    }
  mails.refunded = refundMail(to, 'refunded', url)
  mails['not refunded'] = refundMail(to, 'refused', url)
  mails.refill = writeRefillReminder(to, url)
  mails.dose = writeReminder(to, ['08:00'], url)
  mails.doses = writeReminder(to, ['08:00', '20:00'], url)
  mails.referral = referralMail({ address: to, place: '/x' }, url)
  mails.cover = patientMail({ address: to, place: '/x' }, url)
  mails.entered = enteredMail(to, url)
  mails.changed = changedMail(to, url)
  mails['group cancelled'] = groups.cancelledMail(to, at(8), url)
  mails['group moved'] = groups.movedMail(to, { from: at(8), to: at(9) }, url)
  mails.verified = verificationMail(to, 'verified', url)
  mails['not verified'] = verificationMail(to, 'rejected', url)
  mails['status ends'] = statusEndsMail(to, '2099-11-12', url)
  mails['status ended'] = statusEndedMail(to, url)
  mails.suspended = suspendedMail(to, url)
  mails.restored = restoredMail(to, url)
  mails['factor reset'] = factorResetMail(to, url)
  const token = { token_hash: 'a'.repeat(56), code: '123456' }
  for (const landing of [
    undefined,
    { next: '/messages' },
    { redirect_to: 'https://app.test/', isPkce: true },
  ]) {
    const name = JSON.stringify(landing) ?? 'site'
    mails[`confirmation ${name}`] = confirmationMail(
      { recipient: to, publicUrl: url },
      token,
      landing,
    )
    mails[`recovery ${name}`] = recoveryMail({ recipient: to, publicUrl: url }, token, landing)
    mails[`invitation ${name}`] = invitationMail({ recipient: to, publicUrl: url }, token, landing)
    mails[`login ${name}`] = loginMail({ recipient: to, publicUrl: url }, token, landing)
  }
  return Object.fromEntries(
    await Promise.all(Object.entries(mails).map(async ([name, mail]) => [name, await mail])),
  )
}
