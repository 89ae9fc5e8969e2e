import { dial } from '#domain/phone/dial.ts'
import '#web/readings/readings.css'
import { emergencyNumber } from '#domain/safety/helplines.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

const fetchCalls = async () => (await import('#web/app/help/call-list.tsx')).CallList

interface AdviceCardProps {
  advice: Advice
  live?: boolean
  heading?: 'h2' | 'h3'
}

/** What to do about a reading, in an emergency first whom to call; `live` where it must be heard at once. */
export function AdviceCard({ advice, live, heading = 'h3' }: AdviceCardProps) {
  const { level, title, now, today, danger_signs, lines } = advice
  const isEmergency = level === 'emergency'
  return (
    <CareCard level={level} title={title} live={live ?? false} heading={heading}>
      {isEmergency ? (
        <div className="advice-calls">
          <Lazy load={fetchCalls} props={{ only: 'emergency' }} fallback={<CallNow />} />
        </div>
      ) : null}
      {now || today ? <p className="font-bold">{now ?? today}</p> : null}
      {danger_signs && !now ? (
        <div className="advice-danger">
          <p>
            Call {isEmergency ? emergencyNumber : <EmergencyLink />} or go to the nearest hospital
            now with any of these:
          </p>{' '}
          <ul>
            {danger_signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CareCard>
  )
}

/** The same call until the list is there, and offline where it cannot come. */
function CallNow() {
  return (
    <a className="button button-danger button-wide advice-call" href={dial(emergencyNumber)}>
      <span>
        Call <span translate="no">{emergencyNumber}</span>
      </span>
    </a>
  )
}

function EmergencyLink() {
  return (
    <a className="link" href={dial(emergencyNumber)} translate="no">
      {emergencyNumber}
    </a>
  )
}
