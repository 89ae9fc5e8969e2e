import type { CareNote } from '#domain/symptoms/symptoms.ts'
import { CareCard } from '#web/ui/care-card.tsx'

/** What to take to a clinic soon, though it is no emergency. */
export function CareNotes({ notes }: { notes: readonly CareNote[] }) {
  return notes.map(({ key, title, text }) => (
    <CareCard key={key} level="clinician" title={title}>
      <p>{text}</p>
    </CareCard>
  ))
}
