import { type ComponentType, useRef, useState } from 'react'

import type { ChatPanelProps } from '#web/public/chat-panel.tsx'
import { Icon } from '#web/ui/icon.tsx'

/**
 * The floating demo of an AI counselor. What is typed stays on this page: nothing is stored or sent.
 * The conversation itself is fetched when somebody first opens it.
 */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  function open() {
    setOpen(true)
    if (Panel) return
    import('#web/public/chat-panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => setOpen(false),
    )
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className="chat">
      {Panel ? <Panel isOpen={isOpen} onClose={close} /> : null}
      <button
        ref={button}
        type="button"
        data-wake
        className="chat-button"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={24} />
        {isOpen ? 'Close chat' : 'AI Counselor'}
      </button>
    </div>
  )
}
