import { clinicianNotes } from '#domain/screening/clinician-notes.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'

interface ClinicianNotesProps {
  screening: Pick<ScreeningResult, 'answers' | 'under_18'>
}

/** The notes of a screening for a clinician. Empty without notes. */
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
