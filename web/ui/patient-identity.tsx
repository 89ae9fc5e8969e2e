import { Link } from './actions/link.tsx'
import { formatPlainDay } from '#web/platform/values/day-name.ts'

interface PatientIdentityProps {
  /** A server of an earlier version sends neither. */
  person: {
    date_of_birth?: string | null
    born_in?: number | undefined
    was_called?: string | undefined
    has_namesake?: boolean
  }
}

/** Below the name of a patient: the date of birth, and a warning where another of the provider's patients is written the same. */
export function PatientIdentity({ person }: PatientIdentityProps) {
  const { date_of_birth, born_in, was_called, has_namesake } = person
  return (
    <>
      {date_of_birth ? (
        <span className="block font-normal text-muted">Born {formatPlainDay(date_of_birth)}</span>
      ) : born_in ? (
        <span className="block font-normal text-muted">Born in {born_in}</span>
      ) : null}
      {was_called ? (
        <span className="block font-normal wrap-anywhere">
          Was: <span translate="no">{was_called}</span>
        </span>
      ) : null}
      {has_namesake ? (
        <span className="block font-bold">
          Another patient has this name.{' '}
          {date_of_birth || born_in ? 'Check the date of birth.' : 'Ask for the date of birth.'}
        </span>
      ) : null}
    </>
  )
}

interface PatientNameProps {
  person: {
    id: string
    full_name: string | null
    /** A server of an earlier version sends neither. */
    date_of_birth?: string | null
    born_in?: number | undefined
    was_called?: string | undefined
    has_namesake?: boolean
  }
}

/** The name of a patient on a page of their provider: it leads to the page of the patient, and says who they are. */
export function PatientName({ person }: PatientNameProps) {
  return (
    <>
      <Link to={`/patients/${person.id}`} className="link link-alone wrap-anywhere" translate="no">
        {person.full_name || 'Unknown Patient'}
      </Link>
      <PatientIdentity person={person} />
    </>
  )
}
