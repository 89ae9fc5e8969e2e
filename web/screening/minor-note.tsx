import type { Profile } from '#domain/profile.ts'
import { notMadeForMinors } from '#domain/screening/remarks.ts'
import { useIsMinor } from './use-is-minor.ts'

/** Said to people for whom these questions were not made; nothing where the age is not known. */
export function MinorNote({ profile }: { profile: Pick<Profile, 'date_of_birth'> }) {
  return useIsMinor(profile) ? <p className="screening-note">{notMadeForMinors}</p> : null
}
