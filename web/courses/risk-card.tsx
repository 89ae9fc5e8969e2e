import { CallList } from '#web/app/help/call-list.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/** Before a course, for a person who has said within a week that they thought of being better off dead. */
export function RiskCard() {
  return (
    <div className="mt-6">
      <CareCard level="emergency" title="First: are you safe?" heading="h2">
        <p>
          In your last screening you wrote of thoughts of not being alive. Please talk to a person
          today. Steps on a phone are not enough.
        </p>
        <CallList isUrgent />
        <div className="form-actions mt-4">
          <LinkButton to="/safety">Open the safety page</LinkButton>
          <LinkButton to="/safety-plan" variant="quiet">
            My safety plan
          </LinkButton>
        </div>
      </CareCard>
    </div>
  )
}
