import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'
import { type ReactNode, useCallback, useState } from 'react'
import type { PatientRow } from '#domain/practice/patients.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatShortDate, formatTime } from '#web/platform/values/dates.ts'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type More, useGrowing } from '#web/ui/growing-table.tsx'
import { PlaceIcon, type PlaceIconName } from '#web/ui/icons/place-icon.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ReportButton } from './report-button.tsx'
import { RowMenu } from './row-menu.tsx'
import { errorTitles } from '#web/practice/texts.ts'

/** The fields and their checks are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('#web/practice/calendar/schedule-dialog.tsx')).ScheduleDialog

const fetchReading = async () =>
  (await import('./readings/enter-reading-dialog.tsx')).EnterReadingDialog

const fetchRegistered = async () => (await import('./registered-dialog.tsx')).RegisteredDialog

interface PatientTableProps {
  label: string
  /** What a provider without patients can do. */
  first: ReactNode
  patients: readonly PatientRow[]
  more: More
}

/** Patients, a row each, with the actions for them. */
export function PatientTable({ label, first, patients, more }: PatientTableProps) {
  const [scheduled, setScheduled] = useState<PatientRow>()
  const { Part: ScheduleDialog, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  const [measured, setMeasured] = useState<PatientRow>()
  const reading = useLazyComponent(fetchReading, errorTitles.form)
  const [registered, setRegistered] = useState<PatientRow>()
  const registration = useLazyComponent(fetchRegistered, errorTitles.form)
  const [menu, setMenu] = useState<string>()
  const toggle = useCallback((id: string | undefined) => setMenu(id), [])
  const { box, foot } = useGrowing(more, 'These are all.', patients.length, 'tbody tr')

  async function schedule(patient: PatientRow) {
    toggle(undefined)
    if (await bring()) setScheduled(patient)
  }

  async function enterReading(patient: PatientRow) {
    toggle(undefined)
    if (await reading.bring()) setMeasured(patient)
  }

  async function openRegistration(patient: PatientRow) {
    toggle(undefined)
    if (await registration.bring()) setRegistered(patient)
  }

  const columns: readonly Column<PatientRow>[] = [
    {
      header: 'Patient Name',
      cell: (patient) => (
        <>
          <PatientName person={patient} />
          {patient.email ? (
            <span className="patient-address">
              <EmailAddress address={patient.email} />
            </span>
          ) : null}
          {patient.has_no_login ? (
            <span className="block font-normal">No email: call them</span>
          ) : null}
        </>
      ),
    },
    {
      header: 'Last Session',
      cell: ({ last_session }) => <When at={last_session} none="None yet" />,
    },
    {
      header: 'Next Appointment',
      cell: ({ next_appointment }) => <When at={next_appointment} none="None" />,
    },
    {
      header: 'Status',
      cell: ({ status }) => (
        <span className={`patient-status patient-${status.toLowerCase()}`}>{status}</span>
      ),
    },
    {
      header: 'Actions',
      isActions: true,
      cell: (patient) => (
        <RowMenu
          name={nameOfPatient(patient)}
          isOpen={menu === patient.id}
          onToggle={(isOpen) => toggle(isOpen ? patient.id : undefined)}
        >
          <RowAction
            id={patient.id}
            icon="calendar"
            label="Schedule Session"
            brings="day"
            with={nameOfPatient(patient)}
            onPress={() => void schedule(patient)}
          />
          <RowAction
            id={patient.id}
            icon="pulse"
            label="Enter Reading"
            brings="systolic"
            with={nameOfPatient(patient)}
            onPress={() => void enterReading(patient)}
          />
          {patient.has_no_login ? (
            <RowAction
              id={patient.id}
              icon="user"
              label="Consent and login"
              brings="given_how"
              with={nameOfPatient(patient)}
              onPress={() => void openRegistration(patient)}
            />
          ) : null}
          <Link className="patient-action" to={`/patient-management/${patient.id}`}>
            <PlaceIcon name="user" size={18} />
            <span>
              Intake Form
              <VisuallyHidden>
                {' '}
                of <span translate="no">{nameOfPatient(patient)}</span>
              </VisuallyHidden>
            </span>
          </Link>
          <ReportButton patient={patient} className="patient-action" />
          <Link className="patient-action" to={`/messaging?patient=${patient.id}`}>
            <PlaceIcon name="chat" size={18} />
            <span>
              Send Message
              <VisuallyHidden>
                {' '}
                to <span translate="no">{nameOfPatient(patient)}</span>
              </VisuallyHidden>
            </span>
          </Link>
        </RowMenu>
      ),
    },
  ]
  return (
    <>
      {patients.length > 0 ? (
        <div className="patients" ref={box}>
          <DataTable caption={label} columns={columns} rows={patients} rowKey={({ id }) => id} />
          {more.isThere || more.failure ? foot : null}
        </div>
      ) : (
        <EmptyState
          drawing={<HandsAroundCup width={132} />}
          text="No patients found."
          action={first}
        />
      )}
      {ScheduleDialog ? (
        <ScheduleDialog patient={scheduled} onClose={() => setScheduled(undefined)} />
      ) : null}
      {reading.Part ? (
        <reading.Part patient={measured} onClose={() => setMeasured(undefined)} />
      ) : null}
      {registration.Part && registered ? (
        <registration.Part patient={registered} onClose={() => setRegistered(undefined)} />
      ) : null}
    </>
  )
}

/** A day and a time; the year where it is another one. */
function When({ at, none }: { at: string | null; none: string }) {
  const now = useNow()
  if (at === null) return <span className="text-muted">{none}</span>
  return (
    <>
      {formatShortDate(at, now)}, <span className="inline-block">{formatTime(at)}</span>
    </>
  )
}

interface RowActionProps {
  /** Of the patient. */
  id: string
  icon: PlaceIconName
  label: string
  /** The first field of the form that opens. */
  brings: string
  with: string
  onPress: () => void
}

function RowAction({ id, icon, label, brings, with: name, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      className="patient-action"
      data-adds-fields={brings}
      data-of={id}
      onClick={onPress}
    >
      <PlaceIcon name={icon} size={18} />
      <span>
        {label}
        <VisuallyHidden> for {name}</VisuallyHidden>
      </span>
    </button>
  )
}
