import { describeCost } from '#domain/appointments/describe-cost.ts'
import type { Appointment, WaitingEntry } from '#domain/appointments/schema.ts'
import { canTransition } from '#domain/appointments/status.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { awayWords } from '../away.ts'
import { callToJoin } from '../call-to-join.ts'
import { CallUs } from '../call-us.tsx'
import { joinNoteOf } from '../join-note.ts'
import { isProposal } from '../order.ts'
import { errorTitles } from './error-titles.ts'
import { AcceptButton } from './accept-button.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { EarlierTime } from './earlier-time.tsx'
import { LazyOutcome } from './lazy-outcome.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { nameIdOf, timeOf } from './when.ts'

const fetchCall = async () => (await import('./call-provider.tsx')).CallProvider
const fetchSeries = async () => (await import('./series-ways.tsx')).SeriesWays

const fetchReason = async () => (await import('./visit-reason.tsx')).VisitReason

export interface AppointmentBodyProps {
  appointment: Appointment
  /** Those that come after it in its series. */
  following: readonly Appointment[]
  /** Whether an earlier one of its series is listed too. */
  isPreceded: boolean
  /** The appointment that is cancelled once this one is confirmed. */
  replaced: Appointment | undefined
  entry: WaitingEntry | undefined
  /** The waiting list: not known yet, known, or unknown because of a failure. */
  waiting: 'pending' | 'success' | 'error'
  now: number
  /** Cancels them; the first is this one. */
  onLeave: (appointments: readonly Appointment[]) => void
}

/** What is to be known of an upcoming appointment, and what its patient can do about it. */
export function AppointmentBody(props: AppointmentBodyProps) {
  const { appointment, replaced, entry, waiting, now } = props
  const isOwn = !isProposal(appointment)
  return (
    <div className="visit-body">
      <div className="grid content-start gap-3">
        {isOwn ? null : <p>Your provider proposes this time. It counts once you accept it.</p>}
        {replaced ? <p>Once this is confirmed, {timeOf(replaced)} is cancelled.</p> : null}
        {!isOwn && entry ? (
          <p>You keep your place on the waiting list for an earlier time.</p>
        ) : null}
        {entry?.offer ? <OfferPanel offer={entry.offer} now={now} /> : null}
        {appointment.provider_away ? <Away appointment={appointment} /> : null}
        {appointment.provider_away ? null : <JoinNote appointment={appointment} />}
        {appointment.cost ? <p>Price: {describeCost(appointment.cost)}</p> : null}
        <Lazy
          load={fetchReason}
          props={{ appointment }}
          failed={(failure) => <FailedState title={errorTitles.reason} failure={failure} />}
        />
        <LazyOutcome appointment={appointment} now={now} />
        {mayCancel(props) && isOwn && waiting !== 'error' ? (
          // Its space is reserved until it is known, so that nothing below it moves.
          <div className={waiting === 'pending' ? 'invisible' : undefined}>
            <EarlierTime appointment={appointment} entry={entry} />
          </div>
        ) : null}
      </div>
      <Ways {...props} />
    </div>
  )
}

const mayCancel = ({ appointment, now }: AppointmentBodyProps) =>
  canTransition(appointment, 'cancelled', 'patient', new Date(now))

function Ways(props: AppointmentBodyProps) {
  const { appointment, following, onLeave } = props
  const { provider, status } = appointment
  const describedBy = nameIdOf(appointment)
  const isOpen = mayCancel(props)
  const call = callToJoin(appointment, props.now)
  return (
    <div className="visit-ways">
      {call ? (
        <LinkButton to={call} aria-describedby={describedBy}>
          <Icon name="video" />
          Join
        </LinkButton>
      ) : null}
      {appointment.session_type === 'Phone' && status === 'confirmed' ? (
        <Lazy
          load={fetchCall}
          props={{ appointment, now: props.now }}
          failed={(failure) => <FailedState title={errorTitles.phone} failure={failure} />}
        />
      ) : null}
      {isOpen && isProposal(appointment) ? <AcceptButton appointment={appointment} /> : null}
      {isOpen && status === 'confirmed' ? (
        <CalendarButton appointment={appointment} following={following} />
      ) : null}
      {provider ? (
        <LinkButton
          variant="quiet"
          to={`/messages?provider=${provider.id}`}
          aria-describedby={describedBy}
        >
          <Icon name="chat" />
          Write a message
        </LinkButton>
      ) : null}
      {isOpen ? (
        <Button
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() => onLeave([appointment])}
        >
          {isProposal(appointment) ? 'Decline' : 'Cancel'}
        </Button>
      ) : null}
      {isOpen ? (
        <Lazy
          load={fetchSeries}
          props={{ appointment, following, onLeave }}
          failed={(failure) => <FailedState title={errorTitles.following} failure={failure} />}
        />
      ) : null}
    </div>
  )
}

/** That the provider is away at that time: what follows, and what the patient can do now. */
function Away({ appointment }: { appointment: Appointment }) {
  return (
    <div className="grid gap-1">
      <p className="font-bold">{awayWords(appointment)}</p>
      <CallUs />
    </div>
  )
}

/** How the two meet. */
function JoinNote({ appointment }: { appointment: Appointment }) {
  const { data: profile } = useProfile()
  const note = joinNoteOf(appointment, profile?.phone_number)
  return note ? (
    <p className="flex gap-3">
      <Icon name={note.icon} />
      <span className="min-w-0 wrap-anywhere">{note.text}</span>
    </p>
  ) : null
}
