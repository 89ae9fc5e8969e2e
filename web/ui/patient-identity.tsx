import { formatPlainDay } from '#web/platform/values/day-name.ts'

interface PatientIdentityProps {
  /** A server of an earlier version sends neither. */
  person: { date_of_birth?: string | null; has_namesake?: boolean }
}

/** Below the name of a patient: the date of birth, and a warning where another of the provider's patients is written the same. */
export function PatientIdentity({ person: { date_of_birth, has_namesake } }: PatientIdentityProps) {
  return (
    <>
      {date_of_birth ? (
        <span className="block font-normal text-muted">Born {formatPlainDay(date_of_birth)}</span>
      ) : null}
      {has_namesake ? (
        <span className="block font-bold">
          Another patient has this name.{' '}
          {date_of_birth ? 'Check the date of birth.' : 'Ask for the date of birth.'}
        </span>
      ) : null}
    </>
  )
}
