import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canTransition } from '#domain/appointments/status.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { AcceptButton } from './accept-button.tsx'
import { AppointmentCard, nameIdOf, timeOf } from './appointment-card.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { EarlierTime } from './earlier-time.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { isProposal } from '../order.ts'
import { ownWaiting } from '../queries.ts'

/** Upcoming appointments, each with what its patient can do about it. */
export function AppointmentList({
  appointments,
  now,
}: {
  appointments: readonly Appointment[]
  now: number
}) {
  const waiting = useQuery(ownWaiting)
  const [leaving, setLeaving] = useState<Appointment>()
  return (
    <>
      <ul className="grid gap-6" aria-label="Upcoming appointments">
        {appointments.map((appointment, index) => {
          const replaced = appointments.find(({ id }) => id === appointment.replaces)
          const mayCancel = canTransition(appointment, 'cancelled', 'patient', new Date(now))
          const entry = waiting.data?.find((one) => one.appointment_id === appointment.id)
          return (
            <li key={appointment.id} className="max-w-none">
              <AppointmentCard appointment={appointment} isNext={index === 0} now={now}>
                {isProposal(appointment) ? (
                  <p>Your provider proposes this time. It counts once you accept it.</p>
                ) : null}
                {replaced ? <p>Once this is confirmed, {timeOf(replaced)} is cancelled.</p> : null}
                {entry?.offer ? <OfferPanel offer={entry.offer} now={now} /> : null}
                <WriteLink appointment={appointment} />
                {mayCancel ? (
                  <div className="form-actions">
                    {isProposal(appointment) ? <AcceptButton appointment={appointment} /> : null}
                    {appointment.status === 'confirmed' ? (
                      <CalendarButton appointment={appointment} />
                    ) : null}
                    <Button
                      variant="quiet"
                      aria-describedby={nameIdOf(appointment)}
                      onClick={() => setLeaving(appointment)}
                    >
                      {isProposal(appointment) ? 'Decline' : 'Cancel'}
                    </Button>
                  </div>
                ) : null}
                {mayCancel && !isProposal(appointment) && !waiting.isError ? (
                  // Its space is reserved until it is known, so that nothing below it moves.
                  <div className={waiting.data ? undefined : 'invisible'}>
                    <EarlierTime appointment={appointment} entry={entry} />
                  </div>
                ) : null}
              </AppointmentCard>
            </li>
          )
        })}
      </ul>
      <CancelDialog appointment={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

/** The link from an appointment to the messages with its provider, whose name is above it. */
function WriteLink({ appointment }: { appointment: Appointment }) {
  const { provider } = appointment
  return provider ? (
    <Link
      to={`/messages?provider=${provider.id}`}
      className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      aria-describedby={nameIdOf(appointment)}
    >
      <Icon name="chat" />
      Write a message
    </Link>
  ) : null
}
