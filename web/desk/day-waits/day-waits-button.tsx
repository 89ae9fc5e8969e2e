import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { errorTitles } from '../texts.ts'
import { waitsOfDay } from './day-wait-queries.ts'

const fetchDialog = async () => (await import('./day-waits-dialog.tsx')).DayWaitsDialog

/** How many wait for a time of a day, and who they are. */
export function DayWaitsButton({ day }: { day: string }) {
  const { data } = useQuery(waitsOfDay(day))
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazyComponent(fetchDialog, errorTitles.details)
  return (
    <>
      <Button
        variant="quiet"
        data-adds-fields="search"
        onClick={() => void dialog.bring().then(setOpen)}
      >
        List of this day{data && data.length > 0 ? `: ${data.length}` : ''}
      </Button>
      {isOpen && dialog.Part ? <dialog.Part day={day} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
