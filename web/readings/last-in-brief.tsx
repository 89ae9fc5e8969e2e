import type { Advice } from '#domain/readings/advice/advice.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { inBrief, type Shown } from './measure.ts'

interface LastInBriefProps {
  shown: Shown | undefined
  /** "today, 09:00" */
  at: string | undefined
  state: 'pending' | 'error' | 'success'
  /** The advice on the reading, while it is still valid. */
  advice: Advice | undefined
}

const unknown = {
  pending: 'Last: loading...',
  error: 'Your last reading could not be fetched. You can log one all the same.',
  success: 'No reading here yet.',
}

/**
 * The last reading in a row above the fields, so that it stays visible while the next is typed.
 * Read out when it changes: after a save the focus is in the fields again.
 */
export function LastInBrief({ shown, at, state, advice }: LastInBriefProps) {
  return (
    <p className="mb-3 min-h-12 text-muted" role="status">
      {shown ? (
        <>
          Last:{' '}
          <strong className="text-ink" translate="no">
            {shown.value}
            {shown.unit ? ` ${shown.unit}` : ''}
          </strong>
          , {inBrief(shown)}, {at}.
          {advice ? <VisuallyHidden> {advice.title}.</VisuallyHidden> : null}
        </>
      ) : (
        unknown[state]
      )}
    </p>
  )
}
