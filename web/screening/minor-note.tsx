import { adultFrom } from '#domain/age.ts'
import { notMadeForMinors } from '#domain/screening/remarks.ts'
import { ageOn } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'

/** Said to people for whom these questions were not made; nothing where the age is not known. */
export function MinorNote({ date_of_birth }: { date_of_birth: string | null }) {
  const now = useNow()
  const isMinor = date_of_birth !== null && ageOn(date_of_birth, now) < adultFrom
  return isMinor ? <p className="screening-note">{notMadeForMinors}</p> : null
}
