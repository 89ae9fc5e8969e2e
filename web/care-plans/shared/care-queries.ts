import { useQuery } from '@tanstack/react-query'
import type { Care } from '#domain/readings/care.ts'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { ownCare, useProfile } from '#web/platform/signed-in/profile.ts'

/** The care profile; undefined for students and providers, who have none, and until it is known. */
export function useOwnCare(): CareProfile | undefined {
  const profile = useProfile().data
  const hasCare = profile?.role === 'client' && !profile.is_student
  return useQuery({ ...ownCare, enabled: hasCare }).data
}

/** What the care profile says of a pregnancy; undefined where there is none, and until it is known. */
export const usePregnancy = (): Care['pregnancy'] | undefined => useOwnCare()?.pregnancy
