import '#web/screening/screening.css'
import '#web/safety/safety.css'

import { useEffect } from 'react'
import { useLocation } from '#web/platform/location.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { Intro } from './intro.tsx'
import { storedRun } from './stored-run.ts'

/**
 * Questions, safety page and results are in one chunk, so that a started screening works offline.
 */
const underWay = lazyPage(async () => (await import('./screening-run.tsx')).ScreeningRun)

/** docs/specification.md, "Screening flow": intro, one question at a time, gateway, results. */
export function ScreeningPage() {
  const isUnderWay = useLocation().state !== null || storedRun.read() !== undefined
  useEffect(() => {
    // Fetched while the intro is read; a failure is shown when it is needed.
    void underWay.load().catch(() => undefined)
  }, [])
  return (
    <Main>
      <div className="screening">{isUnderWay ? <underWay.Page /> : <Intro />}</div>
    </Main>
  )
}
