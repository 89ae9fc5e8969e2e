import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { AffectedList } from '#web/practice/absences/affected-list.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '../texts.ts'
import { affectedBy, fallenInto, markAffected } from './absence-queries.ts'

interface AffectedProps {
  /** Of the absence. */
  id: string
  onOpen: (appointment: DeskAppointment) => void
}

/** Whom an absence affects, as the front desk sees it. */
export function Affected({ id, onOpen }: AffectedProps) {
  const client = useQueryClient()
  const query = useQuery(affectedBy(id))
  const open = useAction(
    async (visit: string) => {
      const there = await client.fetchQuery(fallenInto(id))
      const one = there.find((held) => held.id === visit)
      if (one) onOpen(one)
    },
    { failure: errorTitles.details },
  )
  return (
    <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={4} />}>
      {(visits) => (
        <AffectedList
          visits={visits}
          noPhone="no phone number"
          onOpen={(visit) => void open.run(visit.id)}
          onMark={(wanted) => markAffected(client, id, wanted)}
        />
      )}
    </QueryView>
  )
}
