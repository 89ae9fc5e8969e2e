import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface GoOnButtonProps {
  /** Why it does nothing yet; undefined where it works. */
  whyOff: string | undefined
  onGoOn: () => void
  /** The way back, before it. */
  before?: ReactNode
  className: string
}

/** Next, and while it does nothing the reason above it. It keeps its place for the keyboard. */
export function GoOnButton({ whyOff, onGoOn, before, className }: GoOnButtonProps) {
  const id = 'why-next-is-off'
  return (
    <div className="grid gap-2">
      {whyOff ? (
        <p id={id} className="text-muted">
          {whyOff}
        </p>
      ) : null}
      <div className={className}>
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
