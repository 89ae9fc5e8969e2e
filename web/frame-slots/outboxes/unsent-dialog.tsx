import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { describeUnsent, sendUnsent, type Unsent } from './unsent.ts'

/** Whether the user logs out now. */
type Answer = (isLeaving: boolean) => void

/**
 * Asks before logging out with unsent entries, and offers to send them. In a root of its own: the menu
 * that contains the button closes when a dialog opens.
 */
export function askAboutUnsent(unsent: Unsent): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      root.unmount()
      place.remove()
      resolve(isLeaving)
    }
    root.render(<UnsentDialog first={unsent} onAnswer={answer} />)
  })
}

function UnsentDialog({ first, onAnswer }: { first: Unsent; onAnswer: Answer }) {
  const [unsent, setUnsent] = useState(first)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send() {
    setSending(true)
    const reasons = await sendUnsent().catch(() => [])
    const left = await describeUnsent()
    if (left.all === '') return onAnswer(true)
    setUnsent(left)
    setFailure(wordsFor(reasons))
    setSending(false)
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Log out before everything is sent?"
      role="alertdialog"
    >
      <p>Not sent yet: {unsent.all}.</p>
      {unsent.lost === '' ? (
        <p>
          You can log out. They stay on this phone, where only you can read them. We send them when
          you log in here again. After {keptOfflineDays} days without a login they are deleted.
        </p>
      ) : (
        <p>
          If you log out now, these are deleted: {unsent.lost}. To keep them for you alone, this
          phone must be online once while you are logged in.
        </p>
      )}
      {failure === undefined ? null : (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          <span>We could not send everything. {failure}</span>
        </p>
      )}
      <div className="form-actions">
        <Button disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending...' : 'Send and log out'}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          Stay logged in
        </Button>
        <Button
          variant={unsent.lost === '' ? 'quiet' : 'danger'}
          disabled={isSending}
          onClick={() => onAnswer(true)}
        >
          {unsent.lost === '' ? 'Log out, send later' : 'Delete and log out'}
        </Button>
      </div>
    </Dialog>
  )
}

/** Why it could not be sent, and what to do about it. */
function wordsFor(reasons: readonly BlockedBy[]): string {
  const rejected = reasons.find((reason) => reason instanceof Object)
  if (rejected instanceof Object) return `One was not accepted: ${rejected.rejected}`
  if (reasons.includes('time'))
    return 'The clock of this phone was changed. Stay logged in, and tell us when it was.'
  if (reasons.includes('consent'))
    return 'We need your consent first. Stay logged in, read it and decide.'
  return 'Stay logged in, and we try again when you are online.'
}
