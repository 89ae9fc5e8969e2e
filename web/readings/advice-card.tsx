import { emergencyNumber } from '#domain/safety/helplines.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/** What to do about a reading, in an emergency first whom to call; `live` where it must be heard at once. */
export function AdviceCard({ advice, live }: { advice: Advice; live?: boolean }) {
  const { level, title, now, danger_signs, lines } = advice
  const isEmergency = level === 'emergency'
  return (
    <CareCard level={level} title={title} live={live ?? false}>
      {isEmergency ? <CallList only="emergency" /> : null}
      {now ? <p className="font-bold">{now}</p> : null}
      {danger_signs && !now ? (
        <>
          <p>
            Call {isEmergency ? emergencyNumber : <EmergencyLink />} or go to the nearest hospital
            now with any of these:
          </p>
          <ul>
            {danger_signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CareCard>
  )
}

function EmergencyLink() {
  return (
    <a className="link" href={`tel:${emergencyNumber}`}>
      {emergencyNumber}
    </a>
  )
}
