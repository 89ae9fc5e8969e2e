import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { Measure } from './measure.ts'
import { type AnyReading, refreshReadings } from './queries.ts'

interface RemoveClinicReadingProps<Reading extends AnyReading> {
  reading: Reading
  measure: Measure<Reading>
}

/** Removes a reading that a provider entered for the person. */
export function RemoveClinicReading<Reading extends AnyReading>(
  props: RemoveClinicReadingProps<Reading>,
) {
  const { reading, measure } = props
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { value, unit } = measure.show(reading)
  const at = formatDateTime(reading.created_at)
  return (
    <>
      <button type="button" className="link link-alone" onClick={() => setAsking(true)}>
        Remove
        <VisuallyHidden>
          {' '}
          {value} {unit}, {at}
        </VisuallyHidden>
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${value} ${unit}?`}
        confirmLabel="Remove reading"
        busyLabel="Removing..."
        cancelLabel="Keep reading"
        onConfirm={async () => {
          await measure.kind.remove(reading.id)
          await refreshReadings(client, measure.kind)
          toast({ title: 'Removed', text: 'The reading is no longer in your record.' })
        }}
      >
        <p>It was entered at the clinic on {at}. You cannot undo this.</p>
      </ConfirmDialog>
    </>
  )
}
