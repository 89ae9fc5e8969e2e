import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import type { Shown } from './measure.ts'

/** A reading as its number and its word. */
export function LastValue({ name, shown }: { name?: string; shown: Shown }) {
  const { value, unit, word, bands, current } = shown
  return (
    <p className="band-reading">
      {name ? <VisuallyHidden>{name}: </VisuallyHidden> : null}
      <span className="band-number">{value}</span>
      <span className="band-unit"> {unit}</span>
      <span className={`band-word basis-full tone-${bands[current]?.tone ?? 'normal'}`}>
        {word}
      </span>
    </p>
  )
}
