import '#web/practice/today/next-patient.css'

import { useQuery } from '@tanstack/react-query'
import { noteParts } from '#domain/session-notes/parts.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { patientPageOf } from '#web/practice/patient/patient-page-queries.ts'
import { scoresOf } from '#web/practice/patient/timeline-items.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

interface NextRecordProps {
  patient_id: string
  /** The visit that comes: what is written for it is no earlier note. */
  appointment_id: string
}

/** The newest of the own notes and of the scores that the patient shares. Opening it is a reading of the record. */
export function NextRecord({ patient_id, appointment_id }: NextRecordProps) {
  const query = useQuery(patientPageOf(patient_id))
  return (
    <QueryView query={query} failed={errorTitles.patient} fallback={<Skeleton lines={4} />}>
      {(page) => (
        <div className="next-record">
          <FactList
            facts={[
              ['Last note', <LastNote key="note" note={lastNote(page, appointment_id)} />],
              ['Last scores', <LastScores key="scores" page={page} />],
            ]}
          />
          <p className="text-muted">
            That you opened this is shown to the patient.{' '}
            <Link to={`/patients/${patient_id}`} className="link">
              Open the whole record
            </Link>
          </p>
        </div>
      )}
    </QueryView>
  )
}

/** The newest signed note; of the others, a draft may be half a sentence. */
const lastNote = ({ notes }: PatientPage, appointment_id: string) =>
  notes.find((note) => note.signed_at !== null && note.appointment_id !== appointment_id)

function LastNote({ note }: { note: Note | undefined }) {
  if (!note) return 'None yet'
  const text =
    note.form === 'free'
      ? note.free_text
      : noteParts
          .map((part) => note[part].trim())
          .filter(Boolean)
          .join('\n')
  return (
    <>
      <span className="block text-muted">{formatDate(note.signed_at!)}</span>
      <span className="next-note whitespace-pre-line wrap-anywhere">{text}</span>
    </>
  )
}

function LastScores({ page }: { page: PatientPage }) {
  const [newest] = page.screenings
  if (newest)
    return (
      <>
        <span className="block text-muted">{formatDate(newest.created_at)}</span>
        {scoresOf(newest)}
      </>
    )
  return 'None shared with you'
}
