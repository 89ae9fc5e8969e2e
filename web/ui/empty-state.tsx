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

/** A browser may remember that a file failed to load: only a reload asks again. */
const reload = () => location.reload()

/** It did not load: what happened, and a way to try again. */
export function FailedState({
  title,
  failure,
  onRetry = reload,
}: {
  /** "Error fetching appointments" */
  title: string
  failure: unknown
  onRetry?: () => void
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
