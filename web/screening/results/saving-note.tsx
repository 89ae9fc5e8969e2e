import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { savedHere, textOnStay } from '../texts.ts'
import { useReaders } from '../run/use-readers.ts'
import type { Saving } from './use-save-result-mutation.ts'

interface SavingNoteProps {
  saving: Saving
  /** A provider asked for them: who sees them is asked next to this. */
  isRequested: boolean
  onSave: () => void
}

/** Honest about where the results are; says "saved" only after the server did. */
export function SavingNote({ saving, isRequested, onSave }: SavingNoteProps) {
  const readers = useReaders()
  return (
    <div className="screening-saving" role="status">
      {saving.state === 'saving' ? <p>Saving your results...</p> : null}
      {saving.state === 'saved' && (isRequested || readers === undefined) ? (
        <p>Saved to your profile.</p>
      ) : null}
      {saving.state === 'saved' && !isRequested && readers ? (
        <p>
          Saved to your profile. You share your screenings: {readers} you have an appointment with
          can read them.{' '}
          <Link to="/account/sharing" className="link">
            Change who can read them
          </Link>
        </p>
      ) : null}
      {saving.state === 'saved' && !isRequested && readers === '' ? (
        <p>
          Saved to your profile. Only you see them, unless you{' '}
          <Link to="/account/sharing" className="link">
            share them with your provider
          </Link>
          .
        </p>
      ) : null}
      {saving.state === 'waiting' ? (
        <>
          <p>{savedHere(placeOf(outboxKeys.screenings))}</p>
          <p>{textOnStay(placeOf(outboxKeys.screenings))}</p>
        </>
      ) : null}
      {saving.state === 'failed' ? (
        <>
          <p>Not saved yet. Your results stay in this tab, and you can send them again.</p>
          <p>{saving.reason}</p>
          <Button variant="quiet" onClick={onSave}>
            Send again
          </Button>
        </>
      ) : null}
      {saving.state === 'not kept' ? (
        <p>As you chose, we do not save this. It is gone when you leave this page.</p>
      ) : null}
      {saving.state === 'no consent' ? (
        <p>
          Not saved, because we keep health entries only with your consent.{' '}
          <Link to="/consent?next=/screening" className="link">
            Read and decide
          </Link>
        </p>
      ) : null}
    </div>
  )
}
