import { useEffect, useState } from 'react'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchQuestion = loadOnce(
  async () => (await import('./fetch-usual-times.ts')).fetchHasUsualTimes,
)

/** Whether the clinic has the times of a new installation, which the page was rendered with. */
export function useHasUsualTimes(): boolean {
  const [isUsual, setUsual] = useState(true)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const answer = await (await fetchQuestion())()
      if (isHere) setUsual(answer)
    }
    ask().catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return isUsual
}
