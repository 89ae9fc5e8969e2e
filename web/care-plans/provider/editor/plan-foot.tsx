import { Button } from '#web/ui/actions/button.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { useOffline } from '#web/platform/use-offline.ts'

/** How the draft of a plan is stored in the tab. */
export interface DraftState {
  savedAt: number | undefined
  isStored: boolean
}

interface PlanFootProps {
  /** "3 of 21 meals" */
  count: string
  isTyped: boolean
  draft: DraftState
  isBusy: boolean
  onCheck: () => void
}

/** At the foot of the screen while a plan is written: how much there is, where it is saved, what is next. */
export function PlanFoot({ count, isTyped, draft, isBusy, onCheck }: PlanFootProps) {
  const isOffline = useOffline()
  const { savedAt, isStored } = draft
  return (
    <div className="plan-foot" role="group" aria-label="Your draft">
      <p>
        <strong>{count}</strong>
        <span className="plan-foot-saved">
          {!isStored
            ? 'Not saved: keep this tab open.'
            : !isTyped
              ? 'You see the whole plan before you send it.'
              : savedAt === undefined
                ? 'Saved in this tab'
                : `Saved in this tab, ${formatTime(savedAt)}`}
        </span>
        {/* Stays in the page, so that a change is read out. */}
        <span className="plan-foot-saved" role="status">
          {isOffline ? 'You are offline. Send it later.' : null}
        </span>
      </p>
      <Button disabled={isBusy} onClick={onCheck}>
        {isBusy ? 'Checking...' : 'Check and send'}
      </Button>
    </div>
  )
}
