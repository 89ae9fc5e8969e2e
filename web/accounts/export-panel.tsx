import { useState } from 'react'

import { brand } from '#domain/brand.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'

type Format = 'json' | 'fhir'

const nameOf = (format: Format) =>
  `${brand.name.toLowerCase()}-${dayOf(Date.now())}${format === 'fhir' ? '.fhir' : ''}.json`

/** All that is kept about one, as a file (decision 30). */
export function ExportPanel() {
  const [busy, setBusy] = useState<Format>()
  const [problem, setProblem] = useState('')

  async function download(format: Format) {
    setBusy(format)
    setProblem('')
    try {
      const answer = await fetchAsMe(`/api/me/export?format=${format}`)
      saveFile(await answer.blob(), nameOf(format))
    } catch (failure) {
      setProblem(describeFailure(failure))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        A file with everything we keep about you: profile, membership, consents, readings,
        screenings, appointments, plans, forms, your safety plan. It holds health details, so keep
        it where only you can read it.
      </p>
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <Button variant="quiet" disabled={busy !== undefined} onClick={() => void download('json')}>
        <Icon name="download" />
        {busy === 'json' ? 'Preparing...' : 'Download my data'}
      </Button>
      <p>
        For another clinic there is a second file, in the form that health systems exchange (FHIR
        R4): your details, readings, screenings, appointments, intake forms and consents.
      </p>
      <Button variant="quiet" disabled={busy !== undefined} onClick={() => void download('fhir')}>
        <Icon name="download" />
        {busy === 'fhir' ? 'Preparing...' : 'Download for a clinic'}
      </Button>
    </div>
  )
}
