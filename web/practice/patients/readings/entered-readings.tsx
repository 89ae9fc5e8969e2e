import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  ChangedBloodPressure,
  ChangedGlucose,
  ClinicReadings,
} from '#domain/practice/clinic-reading-changes.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ChangeGlucose, ChangePressure } from './change-forms.tsx'
import { clinicReadings } from './queries.ts'

interface EnteredReadingsProps {
  patient_id: string
  onCorrected: (changed: ChangedBloodPressure | ChangedGlucose) => void
}

/** What was entered for a patient at a clinic, to correct or to remove. */
export function EnteredReadings({ patient_id, onCorrected }: EnteredReadingsProps) {
  const query = useQuery(clinicReadings(patient_id))
  const [openId, setOpenId] = useState<string>()
  const common = { patient_id, onCorrected, onBack: () => setOpenId(undefined) }
  return (
    <QueryView
      query={query}
      failed={errorTitles.entered}
      fallback={<Skeleton lines={4} />}
      onlyFresh
    >
      {({ blood_pressure, glucose: levels }) => {
        const pressure = blood_pressure.find(({ id }) => id === openId)
        if (pressure) return <ChangePressure {...common} reading={pressure} />
        const level = levels.find(({ id }) => id === openId)
        if (level) return <ChangeGlucose {...common} reading={level} />
        return <Rows readings={rowsOf({ blood_pressure, glucose: levels })} onOpen={setOpenId} />
      }}
    </QueryView>
  )
}

interface Row {
  id: string
  created_at: string
  written: string
  by: string
  isCorrected: boolean
}

/** Both kinds, newest first. */
function rowsOf({ blood_pressure, glucose: levels }: ClinicReadings): Row[] {
  const shown = [
    ...blood_pressure.map((reading) => ({
      reading,
      ...bloodPressure.show({ ...reading, notes: null }),
    })),
    ...levels.map((reading) => ({ reading, ...glucose.show({ ...reading, notes: null }) })),
  ]
  return shown
    .map(({ reading: { id, created_at, is_own, entered_by, corrected_at }, value, unit }) => ({
      id,
      created_at,
      written: `${value} ${unit}`.trim(),
      by: is_own ? 'you' : (entered_by ?? 'a provider whose account is erased'),
      isCorrected: corrected_at !== undefined,
    }))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}

function Rows({ readings, onOpen }: { readings: readonly Row[]; onOpen: (id: string) => void }) {
  return (
    <>
      <p className="text-muted">
        What you entered for this patient, and what other providers entered if the patient shares
        readings with you.
      </p>
      {readings.length === 0 ? <p>No readings yet.</p> : null}
      <ul className="grid gap-2">
        {readings.map(({ id, created_at, written, by, isCorrected }) => (
          <li
            key={id}
            className="flex max-w-none flex-wrap items-center justify-between gap-2 border-t border-hairline pt-2"
          >
            <span>
              <strong>{written}</strong>
              <span className="block text-sm text-muted">
                {formatDateTime(created_at)}, entered by {by}
                {isCorrected ? ', corrected' : ''}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Correct ${written}, ${formatDateTime(created_at)}`}
              onClick={() => onOpen(id)}
            >
              Correct
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
