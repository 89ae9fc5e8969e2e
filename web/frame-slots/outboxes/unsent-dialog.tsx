import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { describeUnsent, sendUnsent } from './unsent.ts'

/** Whether the user logs out now. */
type Answer = (isLeaving: boolean) => void

/**
 * Asks before logging out deletes unsent entries, and offers to send them. In a root of its own:
 * the menu that contains the button closes when a dialog opens.
 */
export function askAboutUnsent(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      root.unmount()
      place.remove()
      resolve(isLeaving)
    }
    root.render(<UnsentDialog onAnswer={answer} />)
  })
}

function UnsentDialog({ onAnswer }: { onAnswer: Answer }) {
  const [unsent, setUnsent] = useState(describeUnsent)
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function send() {
    setState('sending')
    await sendUnsent().catch(() => undefined)
    const left = describeUnsent()
    if (left === '') return onAnswer(true)
    setUnsent(left)
    setState('failed')
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Log out before everything is sent?"
      role="alertdialog"
    >
      <p>Not sent yet: {unsent}.</p>
      <p>They are only on this phone. If you log out now, they are deleted.</p>
      {state === 'failed' ? (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          <span>
            We could not send everything. Stay logged in, and we try again when you are online.
          </span>
        </p>
      ) : null}
      <div className="form-actions">
        <Button disabled={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? 'Sending...' : 'Send and log out'}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          Stay logged in
        </Button>
        <Button variant="danger" disabled={state === 'sending'} onClick={() => onAnswer(true)}>
          Delete and log out
        </Button>
      </div>
    </Dialog>
  )
}
