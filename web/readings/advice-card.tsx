import { emergencyNumber } from '#domain/safety/helplines.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { CareCard } from '#web/ui/care-card.tsx'

/** What to do about a reading; `live` where it must be heard at once. */
export function AdviceCard({ advice, live }: { advice: Advice; live?: boolean }) {
  return (
    <CareCard level={advice.level} title={advice.title} live={live ?? false}>
      {advice.now ? (
        <p className="font-semibold">
          {advice.now} <Call />.
        </p>
      ) : null}
      {advice.danger_signs && !advice.now ? (
        <>
          <p>
            <Call /> or go to the nearest hospital now with any of these:
          </p>
          <ul>
            {advice.danger_signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </>
      ) : null}
      {advice.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CareCard>
  )
}

function Call() {
  return (
    <>
      Call{' '}
      <a className="link" href={`tel:${emergencyNumber}`}>
        {emergencyNumber}
      </a>
    </>
  )
}
