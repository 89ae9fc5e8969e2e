import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Saving } from './use-saving.ts'

/** Honest about where the results are; says "saved" only after the server did. */
export function SavingNote({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  return (
    <div className="screening-saving" role="status">
      {saving === 'saving' ? <p>Saving your results...</p> : null}
      {saving === 'saved' ? (
        <p>
          Saved to your profile. Only you see them, unless you{' '}
          <Link to="/account#sharing" className="link">
            share them with your provider
          </Link>
          .
        </p>
      ) : null}
      {saving === 'failed' ? (
        <>
          <p>
            Not saved yet. Your results stay here in this tab, and you can send them again when you
            have a signal.
          </p>
          <Button variant="quiet" onClick={onSave}>
            Send again
          </Button>
        </>
      ) : null}
      {saving === 'not kept' ? (
        <p>As you chose, nothing of this is kept. It is gone when you leave this page.</p>
      ) : null}
      {saving === 'refused' ? (
        <p>
          Not saved, because you withdrew your consent to the keeping of health entries.{' '}
          <Link to="/consent?next=/screening" className="link">
            Read and decide again
          </Link>
        </p>
      ) : null}
    </div>
  )
}
