import { useEffect, useRef, useState } from 'react'
import { useNow } from '#web/ui/use-now.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The reading that a hub speaks about: the one just recorded, which takes the focus so that its
 * result is read out, or the newest of the list. Advice is for a reading of the last 24 hours.
 */
export function useLatest<Reading extends { created_at: string }>(listed: Reading | undefined) {
  const [recorded, setRecorded] = useState<Reading>()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const latest = recorded ?? listed
  useEffect(() => {
    if (recorded) place.current?.focus()
  }, [recorded])
  const isFresh = latest !== undefined && now - Date.parse(latest.created_at) < day
  return { latest, isFresh, place, setRecorded }
}
