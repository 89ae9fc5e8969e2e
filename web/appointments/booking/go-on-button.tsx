import type { ReactNode } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

interface GoOnButtonProps {
  /** Why it is disabled; undefined where it is enabled. */
  whyOff: string | undefined
  onGoOn: () => void
  /** The button to go back, before it. */
  before?: ReactNode
}

/**
 * Next, and while it is disabled the reason above it. It keeps its place in the tab order; on a phone it
 * is at the lower edge of the screen.
 */
export function GoOnButton({ whyOff, onGoOn, before }: GoOnButtonProps) {
  const id = 'why-next-is-off'
  return (
    <div className="booking-bar">
      {whyOff ? (
        <p id={id} className="text-muted">
          {whyOff}
        </p>
      ) : null}
      <div className="booking-ways">
        {before}
        <Button
          aria-disabled={whyOff !== undefined}
          aria-describedby={whyOff && id}
          onClick={whyOff ? undefined : onGoOn}
        >
          Next
        </Button>
      </div>
    </div>
  )
}
