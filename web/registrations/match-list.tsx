import { useEffect, useRef } from 'react'
import type { PatientMatch } from '#domain/registrations/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { likenessWords } from './likeness-words.ts'
import { PersonLines } from './person-lines.tsx'

interface MatchListProps {
  matches: readonly PatientMatch[]
  /** It is one of them; absent where the caller can do nothing with that. */
  onSame?: ((match: PatientMatch) => void) | undefined
  onAnother: () => Promise<void>
  onBack: () => void
}

/** Who may be the person at the counter, before a second record is made. */
export function MatchList({ matches, onSame, onAnother, onBack }: MatchListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const anyway = useAction(onAnother, { failure: 'The patient was not registered' })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1}>
        Is it one of these?
      </h3>
      <ul aria-label="Patients who may be this person" className="grid gap-4">
        {matches.map((match) => (
          <li key={match.id} className="grid gap-2">
            <PersonLines person={match} />
            <p className="text-muted">
              The same or nearly: {match.why.map((reason) => likenessWords[reason]).join(', ')}
            </p>
            {onSame ? <Button onClick={() => onSame(match)}>It is this person</Button> : null}
          </li>
        ))}
      </ul>
      {onSame ? null : <p>If it is one of these, ask the front desk to book them with you.</p>}
      <div className="form-actions">
        <ActionButton variant="quiet" action={anyway} busyLabel="Registering...">
          Register anyway
        </ActionButton>
        <Button variant="quiet" onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </div>
  )
}
