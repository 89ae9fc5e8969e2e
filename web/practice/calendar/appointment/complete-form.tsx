import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { toasts } from '#web/practice/texts.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { proposeTime, reloadAppointments } from '../appointment-queries.ts'
import { completeSession } from './complete-queries.ts'
import { nameOf } from '../patient-name.ts'
import { ScheduleDialog } from '../schedule-dialog.tsx'
import { nextOptions, nextTimes, noNext, otherNext } from './next-times.ts'
import { missedAtDesk, outcomeOptions, usualOutcome } from './outcome-texts.ts'

export interface CompleteFormProps {
  appointment: ProviderAppointment
  onCancel: () => void
  onDone: () => void
}

/** A form for the outcome of a session and the time of the next one. */
export function CompleteForm({ appointment, onCancel, onDone }: CompleteFormProps) {
  const client = useQueryClient()
  // Kept as they were when it opened: a choice must not change while it is made.
  const [times] = useState(useNextTimes(appointment))
  const [proposing, setProposing] = useState<{ at: string; why: string } | 'other'>()
  const retry = useIdempotencyKey()

  const proposalOf = (appointment_time: string) => ({
    patient_id: appointment.patient.id,
    appointment_time,
    session_type: appointment.session_type,
  })

  async function propose(at: string) {
    const wanted = proposalOf(at)
    await proposeTime(client, { ...wanted, id: retry.keyFor(wanted) })
    retry.reset()
    toast(toasts.proposed(nameOf(appointment)))
  }

  // The lists show the session as it was until this is closed: what follows belongs to its row.
  function close() {
    void reloadAppointments(client)
    onDone()
  }

  if (proposing)
    return (
      <AfterCompletion
        appointment={appointment}
        proposing={proposing}
        onPropose={propose}
        onClose={onDone}
      />
    )
  return (
    <Form
      schema={async () => (await import('./complete-schema.ts')).completion}
      submitLabel="Complete session"
      busyLabel="Saving..."
      onSubmit={async ({ outcome, next }) => {
        try {
          await completeSession(appointment.id, outcome)
        } catch (reason) {
          void reloadAppointments(client)
          throw reason
        }
        toast(toasts.marked('completed'))
        if (next === noNext) return close()
        if (next === otherNext) return setProposing('other')
        try {
          await propose(next)
          close()
        } catch (reason) {
          setProposing({ at: next, why: describeFailure(reason) })
        }
      }}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      }
    >
      <ChoiceCards
        name="outcome"
        label="What happened?"
        options={outcomeOptions}
        defaultValue={usualOutcome(appointment)}
        {...(appointment.marked_missed ? { hint: missedAtDesk } : {})}
      />
      <ChoiceCards
        name="next"
        label="Propose the next session"
        hint="The patient gets an email and must accept it."
        options={nextOptions(times)}
        defaultValue={noNext}
      />
    </Form>
  )
}

/** However the dialog is closed, also by Escape: the session is completed, and the lists do not show it yet. */
function useReloadAtEnd() {
  const client = useQueryClient()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // In development React takes every effect back once, and repeats it.
      queueMicrotask(() => {
        if (!isShown.current) void reloadAppointments(client)
      })
    }
  }, [client])
}

const useNextTimes = ({ appointment_time }: ProviderAppointment) =>
  nextTimes(appointment_time, useNow())

interface AfterCompletionProps {
  appointment: ProviderAppointment
  proposing: { at: string; why: string } | 'other'
  onPropose: (at: string) => Promise<void>
  onClose: () => void
}

/** The session is completed; its next time is not proposed yet. */
function AfterCompletion({ appointment, proposing, onPropose, onClose }: AfterCompletionProps) {
  const [isChoosing, setChoosing] = useState(proposing === 'other')
  const message = useRef<HTMLParagraphElement>(null)
  const action = useAction(onPropose, { failure: 'Not proposed' })
  const failed = proposing === 'other' ? undefined : proposing
  useEffect(() => message.current?.focus(), [])
  useReloadAtEnd()

  async function again() {
    if (failed && (await action.run(failed.at)) === 'done') onClose()
  }

  return (
    <div className="grid gap-4">
      <p ref={message} role="status" tabIndex={-1}>
        The session is completed.{' '}
        {failed ? `The next session is not proposed. ${failed.why}` : null}
      </p>
      <div className="form-actions">
        <Button onClick={() => setChoosing(true)}>Choose another time</Button>
        {failed ? (
          <Button variant="quiet" aria-disabled={action.isBusy} onClick={() => void again()}>
            Try again
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <ScheduleDialog patient={isChoosing ? appointment.patient : undefined} onClose={onClose} />
    </div>
  )
}
