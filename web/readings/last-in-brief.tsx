import type { ReactNode } from 'react'
import { formatRecent } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'

interface LastInBriefProps {
  at: string
  word: string
  /** The value with its unit where it needs one. */
  children: ReactNode
}

/** The last reading in a line, above the fields where the drawing of it is out of view. */
export function LastInBrief({ at, word, children }: LastInBriefProps) {
  const now = useNow()
  return (
    <p className="mb-4 lg:hidden">
      Last: <strong>{children}</strong>, {word}, {formatRecent(at, now)}
    </p>
  )
}
