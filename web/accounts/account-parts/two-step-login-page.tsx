import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { SecondFactorPanel } from '#web/accounts/second-factor/second-factor-panel.tsx'

/** The second factor and its recovery codes. */
export function TwoStepLoginPage() {
  return (
    <AccountPart title="Two-step login">
      <SecondFactorPanel />
    </AccountPart>
  )
}
