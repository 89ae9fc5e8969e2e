import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface ClaimButtonProps {
  /** As in "Claim call". */
  what: string
  /** Which one, for a screen reader. */
  label: string
  onClaim: () => Promise<void>
}

/** Takes something of a queue, so that no colleague does it as well. */
export function ClaimButton({ what, label, onClaim }: ClaimButtonProps) {
  const claim = useAction(onClaim, { failure: 'Not claimed' })
  return (
    <div className="form-actions">
      <ActionButton
        action={claim}
        busyLabel="Claiming..."
        suffix={<VisuallyHidden> {label}</VisuallyHidden>}
      >
        Claim {what}
      </ActionButton>
    </div>
  )
}
