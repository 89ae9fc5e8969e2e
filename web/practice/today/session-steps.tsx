import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { CompleteButton } from '../calendar/appointment/complete-button.tsx'
import { ConfirmButton } from '../calendar/appointment/confirm-button.tsx'
import { DeclineButton } from '../calendar/appointment/decline-button.tsx'
import { SessionLink } from '../session-link.tsx'

interface SessionStepsProps {
  appointment: ProviderAppointment
  now: number
}

/** What its provider can do with an appointment: confirm or decline a request, enter a call, complete a session. */
export function SessionSteps({ appointment, now }: SessionStepsProps) {
  return (
    <>
      <ConfirmButton appointment={appointment} variant="leaf" />
      <DeclineButton appointment={appointment} />
      <SessionLink appointment={appointment} now={now} />
      <CompleteButton appointment={appointment} />
    </>
  )
}
