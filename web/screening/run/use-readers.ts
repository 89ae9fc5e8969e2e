import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'

const readers = {
  share_screenings: 'therapists',
  share_screenings_dietitian: 'dietitians',
} as const

/**
 * Of which professions those with an appointment read this person's screenings, by the consents in force: "therapists
 * and dietitians"; empty for no one, undefined while it is not known.
 */
export function useReaders(): string | undefined {
  const { data } = useQuery(ownConsents)
  return (
    data &&
    (Object.keys(readers) as (keyof typeof readers)[])
      .filter((purpose) => consentInForce(data, purpose))
      .map((purpose) => readers[purpose])
      .join(' and ')
  )
}
