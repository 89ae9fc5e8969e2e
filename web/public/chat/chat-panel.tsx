import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { Link } from '#web/ui/actions/link.tsx'

import { courseList } from '#domain/library/courses/course-list.ts'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'
import { CrisisCard, crisisKinds } from '#web/app/help/crisis-card.tsx'
import { ChatHelplines } from '#web/public/chat/chat-helplines.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

interface ChatMessage {
  id: number
  text: string
  sender: 'user' | 'bot'
}

/** The reply comes one second after the message (docs/specification.md, "Demo chat"). */
const replyDelay = 1000

const greeting = 'Hello. I am here to listen. What is on your mind today?'
const reply =
  'Thank you for telling me. It may help to talk this over with a licensed therapist. Would you like me to schedule an appointment?'

interface ChatPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The conversation. It keeps its messages while it is closed, and loses them with the page. */
export function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([
    { id: 0, text: greeting, sender: 'bot' },
  ])
  const [found, setFound] = useState<readonly CrisisKind[]>([])
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  /** The message before, as the user wrote it. */
  const said = useRef<string[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    toast({ title: 'This is a demo', text: 'Full AI integration is coming soon.' })
  }, [])
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  useEffect(() => {
    // The greeting itself is read from its start.
    if (messages.length > 1) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages, found])
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  function say(text: string, sender: ChatMessage['sender']) {
    setMessages((before) => [...before, { id: before.length, text, sender }])
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!input.current || !text) return
    input.current.value = ''
    say(text, 'user')
    // A sentence may come in two messages.
    const kinds = crisisKinds([...said.current, text].join(' '))
    said.current = [text]
    if (kinds.length > 0) {
      // Human help before a machine: no reply comes after such words, also none to an earlier message.
      for (const timer of timers.current) clearTimeout(timer)
      timers.current.clear()
      setFound((before) => [...new Set([...kinds, ...before])])
    }
    if (kinds.length > 0 || found.length > 0) return
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      say(reply, 'bot')
    }, replyDelay)
    timers.current.add(timer)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from anywhere within
    <section
      id="chat-panel"
      className="chat-panel"
      aria-label="AI Counselor"
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className="chat-heading">
        <h2 className="text-lg">AI Counselor</h2>
        <p className="text-sm">Demo: nobody reads this chat</p>
        <ChatHelplines />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div className="chat-log" role="log" aria-label="Messages" tabIndex={0} ref={log}>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <p className={`chat-message chat-${message.sender}`}>{message.text}</p>
            {/* After words of danger there is help alone. */}
            {message.id === 0 && found.length === 0 ? <CourseButtons /> : null}
          </Fragment>
        ))}
        {found.length > 0 ? (
          <CrisisCard kinds={found}>
            <p>This chat is a demo. No person reads it, and no one here will answer you.</p>
          </CrisisCard>
        ) : null}
      </div>
      <p className="shrink-0 px-4 text-sm">
        <Link to="/appointments-landing" className="link inline-flex min-h-11 items-center">
          Schedule an appointment
        </Link>
      </p>
      <form className="chat-form" method="dialog" onSubmit={send}>
        <input
          ref={input}
          className="control"
          aria-label="Your message"
          placeholder="Type a message"
          autoComplete="off"
          maxLength={1000}
        />
        <button type="submit" className="button" aria-label="Send">
          <Icon name="arrow" />
        </button>
      </form>
    </section>
  )
}

/** The guided courses, offered after the greeting: written steps that the person goes through on the phone. */
function CourseButtons() {
  return (
    <nav className="chat-courses" aria-label="Guided courses">
      <h3>Written steps, not a person and not an AI:</h3>
      <ul>
        {courseList.map(({ id, title }) => (
          <li key={id}>
            <LinkButton to={`/courses/${id}`} variant="quiet">
              {title}
            </LinkButton>
          </li>
        ))}
        <li>
          <LinkButton to="/courses" variant="quiet">
            What brings you here?
          </LinkButton>
        </li>
      </ul>
    </nav>
  )
}
