import { clinicianNotes } from '#domain/screening/clinician-notes.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'

interface ClinicianNotesProps {
  screening: Pick<ScreeningResult, 'answers' | 'under_18'>
}

/** What a screening says to a clinician beside its scores. Nothing where there is nothing to say. */
export function ClinicianNotes({ screening }: ClinicianNotesProps) {
  const notes = clinicianNotes(screening)
  return notes.length > 0 ? (
    <ul className="grid list-disc gap-1 ps-6">
      {notes.map(({ isPressing, text }) => (
        <li key={text} className={isPressing ? 'font-bold text-danger' : undefined}>
          {text}
        </li>
      ))}
    </ul>
  ) : null
}
