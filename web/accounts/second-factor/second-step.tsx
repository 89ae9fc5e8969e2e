import { useState } from 'react'

import { AccountFrame, type LazyDrawing } from '#web/accounts/account-frame.tsx'
import { FactorCodeForm } from '#web/accounts/second-factor/factor-code-form.tsx'
import { RecoveryCodeForm } from '#web/accounts/second-factor/recovery-code-form.tsx'
import { Button } from '#web/ui/actions/button.tsx'

interface SecondStepProps {
  factor_id: string
  drawing: LazyDrawing
  submitLabel: string
  busyLabel: string
  onVerified: () => void
  /** Where the user may restart from the first step. */
  onCancel?: () => void
}

/** The page of the code of an app, or of a recovery code instead. */
export function SecondStep({ factor_id, drawing, onCancel, ...form }: SecondStepProps) {
  const [isByRecovery, setByRecovery] = useState(false)
  const actions = onCancel ? (
    <Button variant="quiet" onClick={onCancel}>
      Start again
    </Button>
  ) : null
  return (
    <AccountFrame
      isNextStep
      key={String(isByRecovery)}
      drawing={drawing}
      title={isByRecovery ? 'Enter a recovery code' : 'Enter your code'}
      lead={
        isByRecovery
          ? 'Use one of the codes that you saved when you turned on two-step login.'
          : 'Open your authenticator app and type the six digits it shows for this site.'
      }
    >
      {isByRecovery ? (
        <RecoveryCodeForm {...form} actions={actions} />
      ) : (
        <FactorCodeForm {...form} factor_id={factor_id} actions={actions} />
      )}
      <div className="mt-6 grid gap-3">
        <p className="text-muted">
          {isByRecovery
            ? 'No codes left? Contact us. We check who you are, then we reset two-step login.'
            : 'Lost your phone? Use one of your recovery codes.'}
        </p>
        <div className="form-actions">
          <Button variant="quiet" onClick={() => setByRecovery(!isByRecovery)}>
            {isByRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
          </Button>
        </div>
      </div>
    </AccountFrame>
  )
}
