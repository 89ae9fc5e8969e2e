import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { errorTitles } from './error-titles.ts'
import { sharedNotes } from './notes-queries.ts'
import { nameIdOf } from './when.ts'

/** Opens the notes that the provider of a session shared; closed at first, because others may see the screen. */
export function SessionNotes({ appointment }: { appointment: Appointment }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        aria-describedby={nameIdOf(appointment)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide notes' : 'Read notes from your provider'}
      </Button>
      <div id={id} className="grid gap-2">
        {isOpen ? <Notes id={appointment.id} /> : null}
      </div>
    </>
  )
}

function Notes({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(sharedNotes(id))
  if (error)
    return <FailedState title={errorTitles.notes} failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere text-ink">{data.notes}</p>
      <p>
        Shared {formatDateTime(data.shared_at)}
        {data.changed_at ? `, changed ${formatDateTime(data.changed_at)}` : ''}
      </p>
    </>
  )
}
