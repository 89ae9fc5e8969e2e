import { formatPlainDay } from '#web/platform/values/day-name.ts'

interface NamedPatient {
  /** Null where the person withdrew what let the reader see it. */
  full_name: string | null
  /** A server of an earlier version sends neither. */
  date_of_birth?: string | null
  born_in?: number | undefined
  has_namesake?: boolean
}

/** A patient's name for a title or a button, with the date of birth where another patient is written the same. */
export function nameOfPatient(person: NamedPatient): string {
  const { full_name, date_of_birth, born_in, has_namesake } = person
  const name = full_name || 'Unknown Patient'
  if (!has_namesake) return name
  if (date_of_birth) return `${name}, born ${formatPlainDay(date_of_birth)}`
  return born_in ? `${name}, born in ${born_in}` : name
}
