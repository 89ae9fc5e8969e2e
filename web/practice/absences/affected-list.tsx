import { useState } from 'react'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { type AbsenceMark, type AffectedVisit, isLeft } from '#domain/practice/affected.ts'
import { formatDateTime, formatDayAndTime } from '#web/platform/values/dates.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'

interface Marking {
  id: string
  mark: AbsenceMark
  isDone: boolean
}

interface AffectedListProps {
  visits: readonly AffectedVisit[]
  /** What is said where the caller reads no phone number. */
  noPhone: string
  /** Opens the appointment, to move or cancel it. */
  onOpen: (visit: AffectedVisit) => void
  onMark: (mark: Marking) => Promise<void>
}

/** Whom an absence affects: at first those about whom something is left to do. */
export function AffectedList({ visits, noPhone, onOpen, onMark }: AffectedListProps) {
  const [isAll, setAll] = useState(false)
  const left = visits.filter(isLeft)
  const shown = isAll ? visits : left
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          {left.length === 0
            ? 'Nothing is left to do.'
            : `${left.length} of ${visits.length} left.`}
        </p>
        {visits.length > left.length ? (
          <Button variant="quiet" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            Show all {visits.length}
          </Button>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <ul aria-label="Patients affected" className="grid">
          {shown.map((visit) => (
            <Affected
              key={visit.id}
              visit={visit}
              noPhone={noPhone}
              onOpen={onOpen}
              onMark={onMark}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** What became of it, with who and when. */
function wordOf({ state, moved_to, ended_at, ended_by, by_patient, emailed_at }: AffectedVisit) {
  if (state === 'open') return 'Still at that time.'
  const what = moved_to ? `Moved to ${formatDayAndTime(moved_to)}` : 'Cancelled'
  const who = by_patient ? ' by the patient' : ended_by ? ` by ${ended_by}` : ''
  const when = ended_at ? `, ${formatDateTime(ended_at)}` : ''
  return `${what}${who}${when}.${emailed_at ? ` Emailed ${formatDateTime(emailed_at)}.` : ''}`
}

const markWords = { called: 'Called', notified: 'Notified' } as const

function Affected({
  visit,
  noPhone,
  onOpen,
  onMark,
}: { visit: AffectedVisit } & Pick<AffectedListProps, 'noPhone' | 'onOpen' | 'onMark'>) {
  const { id, patient, state, marks, appointment_time, session_type } = visit
  const name = patient.full_name || 'No name given'
  return (
    <li className="grid max-w-none gap-2 border-t border-hairline py-3">
      <div>
        <p className="font-bold wrap-anywhere">
          {formatDayAndTime(appointment_time)}, <span translate="no">{name}</span>
        </p>
        <PatientIdentity person={patient} />
        <p className="text-muted">
          {session_type}
          {', '}
          {patient.phone_number ? (
            <a href={dial(patient.phone_number)} className="link link-alone" translate="no">
              {showPhone(patient.phone_number)}
            </a>
          ) : (
            noPhone
          )}
        </p>
        <p className={isLeft(visit) ? 'font-bold text-warn' : ''}>{wordOf(visit)}</p>
        {marks.map(({ mark, at, by }) => (
          <p key={mark} className="text-muted">
            {markWords[mark]} {by ? `by ${by}, ` : ''}
            {formatDateTime(at)}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'open' ? (
          <Button data-adds-fields="reason" data-of={id} onClick={() => onOpen(visit)}>
            Move or cancel<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
        {(['called', 'notified'] as const).map((mark) => {
          const isDone = marks.some((one) => one.mark === mark)
          return (
            <MarkButton key={mark} name={name} marking={{ id, mark, isDone }} onMark={onMark} />
          )
        })}
      </div>
    </li>
  )
}

/** Each mark of each patient is a call of its own: a press on another one is not lost while it is under way. */
function MarkButton({
  name,
  marking: { id, mark, isDone },
  onMark,
}: { name: string; marking: Marking } & Pick<AffectedListProps, 'onMark'>) {
  const undo = useAction(() => onMark({ id, mark, isDone }), { failure: errorTitles.mark })
  const action = useAction(() => onMark({ id, mark, isDone: !isDone }), {
    success: {
      title: isDone ? `${markWords[mark]}: withdrawn` : markWords[mark],
      text: name,
      action: { label: 'Undo', run: () => void undo.run() },
    },
    failure: errorTitles.mark,
  })
  return (
    <Button
      variant="quiet"
      aria-pressed={isDone}
      aria-disabled={action.isBusy}
      onClick={() => void action.run()}
    >
      {markWords[mark]}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
