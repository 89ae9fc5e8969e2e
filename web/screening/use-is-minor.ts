import { adultFrom } from '#domain/age.ts'
import type { Profile } from '#domain/profile.ts'
import { ageOn } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'

/** Whether the person is under 18; false where the date of birth is not known. */
export function useIsMinor({ date_of_birth }: Pick<Profile, 'date_of_birth'>): boolean {
  const now = useNow()
  return date_of_birth !== null && ageOn(date_of_birth, now) < adultFrom
}
