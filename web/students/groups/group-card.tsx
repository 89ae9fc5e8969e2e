import { Button } from '#web/ui/actions/button.tsx'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Card } from '#web/ui/layout/page.tsx'
import type { Group } from './group-order.ts'
import { distanceTo, headingOf } from './group-words.ts'

interface GroupCardProps {
  group: Group
  now: number
  /** Whether this person may come at all. */
  isForMe: boolean
  onRegister: () => void
  onLeave: () => void
}

/** A group session: what it is about, when, and under which name one comes. */
export function GroupCard({ group, now, isForMe, onRegister, onLeave }: GroupCardProps) {
  const { topic, description, session_time, duration_minutes, open, place } = group
  const begins = Date.parse(session_time)
  const isUpcoming = begins > now
  const heading = headingOf(group)
  return (
    <Card className={`flex flex-col items-start gap-3${washOf(place)}`}>
      <div>
        <p className="font-bold text-copper">{distanceTo(session_time, now)}</p>
        <h3 id={heading} tabIndex={-1} className="wrap-anywhere">
          {topic}
        </h3>
        <p className="text-muted">
          {formatDay(session_time)},{' '}
          <span className="whitespace-nowrap">
            {formatTime(session_time)} to {formatTime(begins + duration_minutes * 60_000)}
          </span>
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{description}</p>
      {place ? (
        <OwnPlace place={place} />
      ) : open ? (
        <p className="text-muted">
          {open.is_full
            ? `Full, with ${open.capacity} people.`
            : open.registered === null
              ? `Up to ${open.capacity} people.`
              : `Up to ${open.capacity} people; ${open.registered} have registered.`}
        </p>
      ) : null}
      {place ? (
        isUpcoming && !place.cancelled_at ? (
          <Button key="leave" variant="quiet" aria-describedby={heading} onClick={onLeave}>
            Cancel registration
          </Button>
        ) : null
      ) : isForMe && isUpcoming && !open?.is_full ? (
        <Button key="register" aria-describedby={heading} onClick={onRegister}>
          Register
        </Button>
      ) : null}
    </Card>
  )
}

/** A place of one's own has a colour besides its words. */
const washOf = (place: Group['place']) =>
  place ? (place.cancelled_at ? ' bg-copper-wash' : ' bg-leaf-wash') : ''

function OwnPlace({ place }: { place: NonNullable<Group['place']> }) {
  if (place.cancelled_at)
    return (
      <p className="font-bold text-danger">
        This group has been cancelled. We are sorry. Please choose another.
      </p>
    )
  return (
    <dl className="grid w-full gap-3 rounded-surface bg-surface p-4">
      <div>
        <dt className="text-muted">Your group name</dt>
        <dd className="text-lg font-bold">{place.pseudonym}</dd>
      </div>
      <div>
        <dt className="text-muted">How to join</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{place.how_to_join}</dd>
      </div>
    </dl>
  )
}
