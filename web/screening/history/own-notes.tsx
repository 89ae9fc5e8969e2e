import { remarksOn } from '#domain/screening/remarks.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'

/** What single answers of an own screening say beside the scores; a dash where it is nothing. */
export function OwnNotes({ screening }: { screening: ScreeningResult }) {
  const remarks = remarksOn(screening.answers)
  if (remarks.length === 0) return '–'
  return (
    <ul className="grid gap-1">
      {remarks.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
