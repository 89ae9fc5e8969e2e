import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/actions/button.tsx'
import { waitsOfDay } from './day-wait-queries.ts'

/** How many wait for a time of a day. */
export function DayWaitsButton({ day, onOpen }: { day: string; onOpen: () => void }) {
  const { data } = useQuery(waitsOfDay(day))
  return (
    <Button variant="quiet" data-adds-fields="search" onClick={onOpen}>
      List of this day{data && data.length > 0 ? `: ${data.length}` : ''}
    </Button>
  )
}
