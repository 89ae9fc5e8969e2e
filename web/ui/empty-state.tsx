import type { ReactNode } from 'react'
import { Button } from './actions/button.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'

interface EmptyStateProps {
  /** A drawing of `drawings/`. */
  drawing?: ReactNode
  /** One sentence: "No upcoming appointments." */
  text: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Nothing here yet: a small drawing, a sentence, one action. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {drawing}
      <p>{text}</p>
      {action}
    </div>
  )
}

/** It did not load: what happened, and a way to try again. */
export function FailedState({
  title,
  failure,
  onRetry,
}: {
  /** "Error fetching appointments" */
  title: string
  failure: unknown
  onRetry: () => void
}) {
  return (
    <div className="empty-state" role="alert">
      <p className="failed-title">{title}</p>
      <p>{describeFailure(failure)}</p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

interface FailedPartProps {
  /** "Could not load what happened." */
  title: string
  failure: unknown
  /** The id of the text that says what it belongs to, such as the heading of a row. */
  describedBy?: string
  onRetry?: () => void
}

/** A browser may remember that a file failed to load: only a reload asks again. */
const reload = () => location.reload()

/** In the place of a part of a row, a list of facts or a dialog that could not be loaded. */
export function FailedPart({ title, failure, describedBy, onRetry = reload }: FailedPartProps) {
  return (
    <p role="alert">
      {title} {describeFailure(failure)}{' '}
      <button
        type="button"
        className="link min-h-11 cursor-pointer"
        aria-describedby={describedBy}
        onClick={onRetry}
      >
        Try again
      </button>
    </p>
  )
}
