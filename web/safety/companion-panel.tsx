import { companionTexts } from '#domain/safety/companion.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { AlreadyDone } from '#web/safety/already-done.tsx'
import { CallList } from '#web/app/help/call-list.tsx'

/** Words for the person who is there: hand them the phone. */
export function CompanionPanel({ onBack }: { onBack: () => void }) {
  return (
    <>
      <p className="kicker">For the person who is with you</p>
      <h1 tabIndex={-1}>Thank you for being here</h1>
      <p className="lead">You do not need the right words. That you are here is what helps.</p>
      <ol className="safety-list">
        {companionTexts.map(({ lead, text }) => (
          <li key={lead}>
            <strong>{lead}</strong> {text}
          </li>
        ))}
      </ol>
      <AlreadyDone />
      <h2>Call together</h2>
      <CallList />
      <div className="form-actions">
        <Button onClick={onBack}>Give the phone back</Button>
      </div>
    </>
  )
}
