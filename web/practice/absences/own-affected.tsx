import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { AffectedVisit } from '#domain/practice/affected.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { providerAppointments } from '../calendar/appointment-queries.ts'
import { AffectedList } from './affected-list.tsx'
import { markOwn, ownAffected } from './own-absence-queries.ts'

const fetchDetails = async () =>
  (await import('../calendar/appointment/appointment-dialog.tsx')).AppointmentDialog

/** Whom an absence of the provider affects. */
export function OwnAffected({ id }: { id: string }) {
  const client = useQueryClient()
  const query = useQuery(ownAffected(id))
  const [opened, setOpened] = useState<ProviderAppointment>()
  const details = useLazyComponent(fetchDetails, errorTitles.details)

  async function open(visit: AffectedVisit) {
    const from = Date.parse(visit.appointment_time)
    const there = await client.fetchQuery(providerAppointments({ from, to: from + 1 }))
    if (await details.bring()) setOpened(there.find((one) => one.id === visit.id))
  }

  return (
    <QueryView query={query} failed={errorTitles.appointments} fallback={<Skeleton lines={4} />}>
      {(visits) => (
        <>
          <AffectedList
            visits={visits}
            noPhone="no phone number for you: ask the front desk"
            onOpen={(visit) => void open(visit)}
            onMark={(wanted) => markOwn(client, id, wanted)}
          />
          {details.Part ? (
            <details.Part appointment={opened} onClose={() => setOpened(undefined)} />
          ) : null}
        </>
      )}
    </QueryView>
  )
}
