import type { StoredDraft } from '#domain/personal-plans/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { PlanGoals } from '#web/personal-plans/plan-goals.tsx'
import { Button } from '#web/ui/actions/button.tsx'

interface PlanConflictProps {
  other: StoredDraft
  patientName: string
  onMine: () => void
  onOther: () => void
}

/** Both drafts are there until one is chosen. */
export function PlanConflict({ other, patientName, onMine, onOther }: PlanConflictProps) {
  return (
    <div className="note-conflict" role="alert">
      <p>
        <strong>This draft was changed in another window at {formatTime(other.saved_at)}.</strong>{' '}
        Nothing is lost. It says there:
      </p>
      <PlanGoals goals={other.goals} names={{ patient: patientName, provider: 'You' }} />
      <div className="form-actions">
        <Button variant="quiet" onClick={onMine}>
          Keep what I typed
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Take the other version
        </Button>
      </div>
    </div>
  )
}
