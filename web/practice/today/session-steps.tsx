import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { CompleteButton } from '../calendar/appointment/complete-button.tsx'
import { DeclineButton } from '../calendar/appointment/decline-button.tsx'
import { SessionLink } from '../session-link.tsx'

interface SessionStepsProps {
  appointment: ProviderAppointment
  now: number
}

/** What else its provider can do with an appointment: decline a request, enter a call, complete a session. */
export function SessionSteps({ appointment, now }: SessionStepsProps) {
  return (
    <>
      <DeclineButton appointment={appointment} />
      <SessionLink appointment={appointment} now={now} />
      <CompleteButton appointment={appointment} />
    </>
  )
}
