import '#web/screening/screening.css'
import '#web/safety/safety.css'

import { useEffect } from 'react'
import { useLocation } from '#web/ui/location.ts'
import { lazyPage } from '#web/app/route.ts'
import { Main } from '#web/ui/page.tsx'
import { Intro } from './intro.tsx'
import { usePerson } from './use-person.ts'
import { hasRun } from './stored-run.ts'

/** Questions, safety page and results come in one piece, so that what has begun needs no line. */
const underWay = lazyPage(
  'screening/screening-run.tsx',
  async () => (await import('./screening-run.tsx')).ScreeningRun,
)

/** The screening of spec section 4: intro, one question at a time, gateway, results. */
export function ScreeningPage() {
  const { id } = usePerson()
  const isUnderWay = useLocation().state !== null || hasRun(id)
  useEffect(() => {
    // Fetched while the intro is read; a failure is met again, and told, when it is needed.
    void underWay.load().catch(() => undefined)
  }, [])
  return (
    <Main>
      <div className="screening">{isUnderWay ? <underWay.Page /> : <Intro />}</div>
    </Main>
  )
}
