import { emergencyNumber } from '#domain/safety/helplines.ts'
import { CareCard } from '#web/ui/care-card.tsx'

/** What to do about an urgent sign. It never names a diagnosis. */
export function EmergencyCard({ about }: { about: string }) {
  return (
    <CareCard level="emergency" title={`${about}: get help now`} live>
      <p>Do not wait and do not drive yourself. Go to the nearest hospital, or call.</p>
      <p>With fits or unconscious: lay the person on their side. Give nothing to eat or drink.</p>
      <p>
        <a className="button button-danger" href={`tel:${emergencyNumber}`}>
          Call {emergencyNumber}
        </a>
      </p>
    </CareCard>
  )
}
