import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import type { Shown } from './measure.ts'

/** A reading as its number and its word: what it is for this person, and quieter its category. */
export function LastValue({ name, shown }: { name?: string; shown: Shown }) {
  const { value, unit, word, verdict } = shown
  return (
    <p className="band-reading">
      {name ? <VisuallyHidden>{name}: </VisuallyHidden> : null}
      <span className="band-number" translate="no">
        {value}
      </span>
      <span className="band-unit"> {unit}</span>
      <span className={`band-word basis-full tone-${verdict.tone}`}>{verdict.words}</span>
      <span className="basis-full text-sm text-muted">{` Category: ${word}`}</span>
    </p>
  )
}
