import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canReportAbsence } from '#domain/appointments/outcome.ts'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { errorTitles } from './error-titles.ts'
import { nameOf, reportAbsence } from './own-queries.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { nameIdOf, timeOf } from './when.ts'

/** Fetched where its provider shared notes. */
const fetchNotes = async () => (await import('./session-notes.tsx')).SessionNotes
/** Fetched where a session was held. */
const fetchRating = async () => (await import('./session-rating.tsx')).SessionRating

const texts: Readonly<Record<SessionOutcome, string>> = {
  held: '',
  patient_no_show: 'Your provider says that you did not come.',
  provider_no_show: 'Your provider did not come. You do not pay for this session.',
}

interface SessionOutcomeProps {
  appointment: Appointment
  now: number
}

/** What became of a session, and a way to say that the provider did not come. */
export function SessionOutcome({ appointment, now }: SessionOutcomeProps) {
  const { outcome, absence_reported_at, provider } = appointment
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const text = outcome ? texts[outcome] : ''
  const isReported = Boolean(absence_reported_at) && outcome !== 'provider_no_show'

  async function report() {
    try {
      await reportAbsence(client, appointment.id)
      toast({ title: 'Saved', text: 'Your provider sees what you told us.' })
    } catch (reason) {
      toast({ title: 'Could not save', text: describeFailure(reason), kind: 'destructive' })
      throw reason
    }
  }

  return (
    <div className="grid w-full gap-2">
      {text ? <p>{text}</p> : null}
      {isReported ? <p>You told us that your provider did not come. They see this.</p> : null}
      {appointment.notes_shared_at ? (
        <Lazy
          load={fetchNotes}
          props={{ appointment }}
          failed={(failure) => <FailedState title={errorTitles.notes} failure={failure} />}
        />
      ) : null}
      {outcome === 'held' ? (
        <Lazy load={fetchRating} props={{ appointment, now }} optional />
      ) : null}
      {canReportAbsence(appointment, new Date(now)) ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-describedby={nameIdOf(appointment)}
          onClick={() => setAsking(true)}
        >
          My provider did not come
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Did your provider not come on ${timeOf(appointment)}?`}
        confirmLabel="They did not come"
        busyLabel="Saving..."
        cancelLabel="Not now"
        onConfirm={report}
      >
        <p>We tell {nameOf(provider)}. You cannot change this later.</p>
      </ConfirmDialog>
    </div>
  )
}
