import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { useReaders } from './use-readers.ts'

/** What the consent to safety alerts means here; nothing without it. */
export function AlertsNote() {
  const consents = useQuery(ownConsents)
  const readers = useReaders()
  return consentInForce(consents.data ?? [], 'safety_alerts') ? (
    <li>
      You agreed to safety alerts. If you answer that you have thoughts of being better off dead, we
      notify a clinician at once. We do so even if you save nothing. The alert does not say what you
      answered.
      {readers ? ` But you share saved answers with ${readers} you have an appointment with.` : ''}
    </li>
  ) : null
}
