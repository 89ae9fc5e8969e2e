import { formatPlainDay } from '#web/platform/values/day-name.ts'

interface NamedPatient {
  /** Null where the person withdrew what let the reader see it. */
  full_name: string | null
  /** A server of an earlier version sends neither. */
  date_of_birth?: string | null
  has_namesake?: boolean
}

/** A patient's name for a title or a button, with the date of birth where another patient is written the same. */
export function nameOfPatient({ full_name, date_of_birth, has_namesake }: NamedPatient): string {
  const name = full_name || 'Unknown Patient'
  return has_namesake && date_of_birth ? `${name}, born ${formatPlainDay(date_of_birth)}` : name
}
