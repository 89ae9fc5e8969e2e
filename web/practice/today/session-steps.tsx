import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { CompleteButton } from '../calendar/appointment/complete-button.tsx'
import { SessionLink } from '../session-link.tsx'

interface SessionStepsProps {
  appointment: ProviderAppointment
  now: number
}

/** What its provider can do with a confirmed session: join its call, or complete it. */
export function SessionSteps({ appointment, now }: SessionStepsProps) {
  return (
    <>
      <SessionLink appointment={appointment} now={now} />
      <CompleteButton appointment={appointment} />
    </>
  )
}
