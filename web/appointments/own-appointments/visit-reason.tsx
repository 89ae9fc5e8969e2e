import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { errorTitles } from './error-titles.ts'
import { ReasonForm } from './reason-form.tsx'
import { deleteReason, visitReasonOf } from './reason-queries.ts'
import { nameIdOf } from './when.ts'

/** Why the user comes to a visit: closed at first, because others may see the screen. */
export function VisitReason({ appointment }: { appointment: Appointment }) {
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
        data-adds-fields="reason"
        data-of={appointment.id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide why you come' : 'Why you come'}
      </Button>
      <div id={id} className="grid gap-3">
        {isOpen ? <Reason id={appointment.id} /> : null}
      </div>
    </>
  )
}

/** What was said, to change or to delete; where nothing was, the form. */
function Reason({ id }: { id: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(visitReasonOf(id))
  const [isChanging, setChanging] = useState(false)
  const [notice, setNotice] = useState('')
  const said = useRef<HTMLParagraphElement>(null)
  const remove = useAction(async () => {
    await deleteReason(client, id)
    setNotice('Deleted. Your provider does not see it any more.')
  })
  // The button that was pressed is gone: the focus goes to what came of it.
  useEffect(() => {
    if (notice) said.current?.focus()
  }, [notice])
  if (error)
    return <FailedState title={errorTitles.reason} failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={3} />
  const status = (
    <p role="status" ref={said} tabIndex={-1} className="text-muted">
      {notice || 'Only your provider reads it, not the front desk.'}
    </p>
  )
  if (!data || isChanging)
    return (
      <>
        {status}
        <ReasonForm
          id={id}
          said={data ?? { reason: null, note: null }}
          onClose={data ? () => setChanging(false) : undefined}
          onSaved={() => {
            setChanging(false)
            setNotice('Saved. Your provider reads it.')
          }}
        />
      </>
    )
  return (
    <>
      {data.reason ? <p className="font-bold wrap-anywhere">{data.reason}</p> : null}
      {data.note ? <p className="whitespace-pre-line wrap-anywhere">{data.note}</p> : null}
      {status}
      <div className="form-actions">
        <Button
          variant="quiet"
          data-adds-fields="reason"
          data-of={`change ${id}`}
          onClick={() => {
            setNotice('')
            setChanging(true)
          }}
        >
          Change
        </Button>
        <ActionButton variant="quiet" action={remove} busyLabel="Deleting...">
          Delete
        </ActionButton>
      </div>
      {remove.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(remove.failure)}
        </p>
      ) : null}
    </>
  )
}
