import { useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Message } from '#domain/messages/schema.ts'
import { countedFrom, maxLetters } from '#domain/messages/limits.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { type Create, useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { send } from './queries.ts'
import { NotifyNow } from './notify-now.tsx'
import type { ThreadParts } from './staff-parts.ts'

const fetchSchema = async () => (await import('#domain/messages/schema.ts')).newMessage

/**
 * A rejection with field names stays beside its field; all else says first that nothing was sent.
 */
function unsent(failure: unknown): unknown {
  const isNamed = failure instanceof ProblemError && Object.keys(failure.fields).length > 0
  if (isNamed) return failure
  const message = `Not sent. ${describeFailure(failure, true)}`
  return new ProblemError({ code: 'not_sent', message, status: 0 })
}

interface ComposeFormProps {
  thread_id: string
  messages: readonly Message[]
  /** Who reads it, where the user is the patient. */
  provider: string | undefined
  /** Texts to insert, for a provider. */
  Templates: ThreadParts['Templates'] | undefined
}

/** The form to write a message. What is typed stays in the tab until the server has it. */
export function ComposeForm({ thread_id, messages, provider, Templates }: ComposeFormProps) {
  const client = useQueryClient()
  const [attempt] = useState(() => tabDraft<Create>('message-attempt', thread_id))
  const retry = useIdempotencyKey()
  const [draft] = useState(() => tabDraft<Typed>('message', thread_id))
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fitText(box.current!), [text])

  // The page ended before the answer came, and the server has the message: it is not typed a second time.
  const takeOutSent = useEffectEvent(() => {
    const before = attempt.read()
    const isSame = before?.sent === JSON.stringify({ body: text.trim() })
    if (!isSame || !messages.some(({ id }) => id === before.id)) return
    draft.clear()
    setText('')
  })
  useEffect(() => {
    // Once the effect is over: the box is emptied, and nothing else changes.
    void Promise.resolve().then(takeOutSent)
  }, [messages, text])

  async function submit({ body }: { body: string }) {
    const sent = JSON.stringify({ body })
    const before = attempt.read()
    const id = before?.sent === sent ? before.id : retry.keyFor({ body })
    attempt.keep({ id, sent })
    try {
      await send(client, thread_id, { id, body })
    } catch (failure) {
      throw unsent(failure)
    }
    retry.reset()
    attempt.clear()
    setText('')
  }

  /** What is typed, as it is now: a form that is not sent yet. */
  async function sendTyped() {
    const body = box.current?.value.trim() ?? ''
    if (body === '') return
    await submit({ body })
    draft.clear()
  }

  return (
    <>
      {/* Beside the form, not in it: a dialog of theirs has a form of its own. */}
      {Templates ? <Templates box={box} /> : null}
      <Form
        className="compose"
        schema={fetchSchema}
        onSubmit={submit}
        draft={draft}
        submitLabel="Send"
        busyLabel="Sending..."
        actions={<Left count={maxLetters - text.length} />}
      >
        <OwnWords
          offer={
            provider ? (
              <NotifyNow thread_id={thread_id} name={provider} sendTyped={sendTyped} />
            ) : null
          }
        >
          <TextAreaField
            ref={box}
            name="body"
            label="Your message"
            placeholder="Your message"
            hint={
              <>
                Enter starts a new row.
                <span className="max-md:hidden"> Ctrl and Enter together send.</span>
              </>
            }
            rows={1}
            value={text}
            onChange={({ currentTarget, nativeEvent }) => {
              // Typed again: the same words are another message.
              if (nativeEvent.isTrusted) attempt.clear()
              setText(currentTarget.value)
            }}
            onKeyDown={sendWithControl}
          />
        </OwnWords>
      </Form>
    </>
  )
}

/**
 * As high as its text; the stylesheet sets the most. `field-sizing` does the same, but not in
 * Chrome before 123, Safari before 26.2 and Firefox before 152.
 */
function fitText(box: HTMLTextAreaElement) {
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`
}

function sendWithControl(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Near the limit: how many characters are left, or too many. */
function Left({ count }: { count: number }) {
  const isCountShown = count <= maxLetters - countedFrom
  return (
    <p role="status" className={`text-sm ${count < 0 ? 'text-danger' : 'text-muted'}`}>
      {isCountShown ? (count < 0 ? `${-count} letters too many` : `${count} letters left`) : ''}
    </p>
  )
}
