import { instruments } from '#domain/screening/instruments.ts'
import { bodilySignsIn } from '#domain/screening/remarks.ts'
import { type Answers, asksForSafety } from '#domain/screening/scoring.ts'

/** What single answers say to a clinician beside the scores, the most pressing first. */
function notesOn(answers: Answers): string[] {
  const difficulty = instruments['PHQ-9'].functional?.choices.find(
    ({ value }) => value === answers['PHQ-9']?.functional,
  )
  const signs = bodilySignsIn(answers)
  return [
    ...(asksForSafety(answers)
      ? [
          'PHQ-9 item 9 is above 0: thoughts of being better off dead or of self-harm. Please ask about safety.',
        ]
      : []),
    ...(signs ? [`PHQ-15: bothered a lot by ${signs}. Please have it looked at.`] : []),
    ...(difficulty ? [`How difficult this makes daily life: ${difficulty.label}`] : []),
  ]
}

/** Nothing where there is nothing to say. */
export function ClinicianNotes({ answers }: { answers: Answers }) {
  const notes = notesOn(answers)
  return notes.length > 0 ? (
    <ul className="grid list-disc gap-1 ps-6">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  ) : null
}
