import type { ReactNode } from 'react'
import { formatRecent } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'

interface LastInBriefProps {
  at: string
  word: string
  /** The value with its unit where it needs one. */
  children: ReactNode
}

/** The last reading in a line above the fields, so that it stays in view while one types. */
export function LastInBrief({ at, word, children }: LastInBriefProps) {
  const now = useNow()
  return (
    <p className="mb-4 text-muted">
      Last: <strong>{children}</strong>, {word}, {formatRecent(at, now)}
    </p>
  )
}
