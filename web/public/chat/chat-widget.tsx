import '#web/public/chat/chat.css'
import { useRef, useState } from 'react'

import { ChatHelplines } from '#web/public/chat/chat-helplines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'

const fetchPanel = loadOnce(async () => (await import('#web/public/chat/chat-panel.tsx')).ChatPanel)

/**
 * The floating demo of an AI counselor. What is typed stays on this page: nothing is stored or
 * sent. The conversation itself is fetched when the user first reaches for it.
 */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false)
  const { Part: Panel, load } = useLazyPart(fetchPanel)
  const [problem, setProblem] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  function open() {
    setOpen(true)
    setProblem('')
    if (Panel) return
    load().catch((failure: unknown) => {
      setOpen(false)
      setProblem(describeFailure(failure))
    })
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className="chat">
      {Panel ? <Panel isOpen={isOpen} onClose={close} /> : null}
      {/* Beside the button, not over it as a toast would be. */}
      <div role="alert">
        {problem ? (
          <div className="chat-alone">
            <p>
              <strong>The chat could not be opened.</strong> {problem}
            </p>
            <ChatHelplines />
          </div>
        ) : null}
      </div>
      {isOpen && !Panel ? (
        <div className="chat-alone" role="status">
          <p>Opening the chat...</p>
          <ChatHelplines />
        </div>
      ) : null}
      {/* What the button opens without script. */}
      <div id="chat-helplines" popover="auto" className="chat-alone chat-plain">
        <p>Talk to a person, day or night.</p>
        <ChatHelplines />
      </div>
      <button
        ref={button}
        type="button"
        data-wake
        className="chat-button"
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchPanel().catch(() => undefined)}
        popoverTarget="chat-helplines"
        onClick={(event) => {
          event.preventDefault()
          if (isOpen) close()
          else open()
        }}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={24} />
        {isOpen ? 'Close chat' : 'AI Counselor'}
      </button>
    </div>
  )
}
