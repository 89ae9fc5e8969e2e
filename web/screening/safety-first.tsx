import type { ReactNode } from 'react'
import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/** Help before all results, where item 9 was answered above 0. @param props.children who has been notified */
export function SafetyFirst({ children }: { children?: ReactNode }) {
  const numbers = useNumbersToCall()
  return (
    <div className="screening-safety">
      <CareCard
        level="emergency"
        title="You told us about thoughts of not being alive"
        heading="h2"
      >
        <p>
          Thank you for saying so. Please talk to someone today. If you might act on these thoughts,
          call {numbers} now, or go to the nearest hospital.
        </p>
        <CallList isUrgent />
        <div className="form-actions mt-4">
          <LinkButton to="/safety">Open the safety page</LinkButton>
          <LinkButton to="/safety-plan" variant="quiet">
            Make a safety plan
          </LinkButton>
          <LinkButton to="/book-appointment" variant="quiet">
            Book an appointment
          </LinkButton>
        </div>
        {children}
      </CareCard>
    </div>
  )
}
