import { notMadeForMinors } from '#domain/screening/remarks.ts'
import { usePerson } from './use-person.ts'

/** Shown to people for whom these questions were not made; nothing where the age is unknown. */
export function MinorNote() {
  return usePerson().isMinor ? <p className="screening-note">{notMadeForMinors}</p> : null
}
