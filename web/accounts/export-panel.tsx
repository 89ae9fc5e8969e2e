import { useState } from 'react'

import { brand } from '#domain/brand.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'

/** All that is kept about one, as a file (decision 30). */
export function ExportPanel() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function download() {
    setBusy(true)
    setProblem('')
    try {
      const answer = await fetchAsMe('/api/me/export')
      saveFile(await answer.blob(), `${brand.name.toLowerCase()}-${dayOf(Date.now())}.json`)
    } catch (failure) {
      setProblem(describeFailure(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        A file with everything we keep about you: profile, membership, consents, readings,
        screenings, appointments, your safety plan. It holds health details, so keep it where only
        you can read it.
      </p>
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <Button variant="quiet" disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {isBusy ? 'Preparing...' : 'Download my data'}
      </Button>
    </div>
  )
}
