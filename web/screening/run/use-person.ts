import { adultFrom } from '#domain/values/age.ts'
import type { Gender } from '#domain/values/gender.ts'
import { useSession } from '#web/platform/calls/session.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { ageOn } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'

/** What the screening needs to know of the person who answers. */
export interface Person {
  id: string
  /** Null where it is not known. */
  gender: Gender | null
  /** False where the date of birth is not known. */
  isMinor: boolean
}

/** From the profile; offline from what this device remembers of it. The guard authorizes no one else. */
export function usePerson(): Person {
  const profile = useProfile().data
  const id = useSession()?.user.id
  const visitor = useVisitor()
  const now = useNow()
  if (!profile)
    return {
      id: id ?? '',
      gender: visitor?.gender ?? null,
      isMinor: visitor?.is_minor ?? false,
    }
  const { date_of_birth, gender } = profile
  const isMinor = date_of_birth !== null && ageOn(date_of_birth, now) < adultFrom
  return { id: profile.id, gender, isMinor }
}
