import { noteAsText } from '#domain/session-notes/note-state.ts'
import type { Note } from '#domain/session-notes/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'

interface ConflictProps {
  other: Note
  onMine: () => void
  onOther: () => void
  onGiveUp: () => void
}

/** Both versions are there until one is chosen. */
export function Conflict({ other, onMine, onOther, onGiveUp }: ConflictProps) {
  return (
    <div className="note-conflict" role="alert">
      <p>
        <strong>
          {other.signed_at
            ? 'This note was signed in another window.'
            : `This note was changed in another window at ${formatTime(other.saved_at)}.`}
        </strong>{' '}
        Nothing is lost. It says there:
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{noteAsText(other) || 'Nothing.'}</p>
      {other.signed_at ? (
        <>
          <p>What you typed is above. Copy it, then add it to the signed note.</p>
          <div className="form-actions">
            <Button variant="quiet" onClick={onGiveUp}>
              Close without what I typed
            </Button>
          </div>
        </>
      ) : (
        <div className="form-actions">
          <Button variant="quiet" onClick={onMine}>
            Keep what I typed
          </Button>
          <Button variant="quiet" onClick={onOther}>
            Take the other version
          </Button>
        </div>
      )}
    </div>
  )
}
