import type { EscalatedAlert } from '#domain/safety/schema.ts'
import { dayOf, formatDate } from '#web/ui/dates.ts'

type Provider = EscalatedAlert['providers'][number]

/** Why a provider cannot open their alerts at `now`, and where an admin can change that; undefined where they can. */
export function whyCannotAct(provider: Provider, now: number) {
  const { id, is_suspended, provider_status, certificate_expires_on } = provider
  if (is_suspended)
    return {
      text: 'Their account is suspended.',
      to: `/admin/accounts/${id}`,
      label: 'Open the account',
    } as const
  if (provider_status !== 'approved')
    return {
      text: 'Their registration is not verified yet.',
      to: '/admin',
      label: 'See who waits',
    } as const
  if (!certificate_expires_on || certificate_expires_on < dayOf(now))
    return {
      text: certificate_expires_on
        ? `Their certificate expired on ${formatDate(certificate_expires_on)}.`
        : 'They have no certificate.',
      to: '/admin',
      label: 'See if they sent a new one',
    } as const
  return undefined
}
