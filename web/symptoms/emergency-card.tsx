import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/** What to do about an urgent sign. It never names a diagnosis. */
export function EmergencyCard({ about }: { about: string }) {
  return (
    <CareCard level="emergency" title={`${about}: get help now`} live>
      <CallList only="emergency" />
      <p>Do not wait and do not drive yourself. Go to the nearest hospital, or call.</p>
      <p>With fits or unconscious: lay the person on their side. Give nothing to eat or drink.</p>
    </CareCard>
  )
}
