import { useEffect, useRef, useState } from 'react'
import { brand } from '#domain/values/brand.ts'
import type { NewContactMessage } from '#domain/contact/schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { TextField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { dropDraft, keepDraft, useFirstTyped } from './draft.ts'
import { LazyWaitingPanel } from './lazy-waiting-panel.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

/**
 * The connection may be lost when the user sends, so it is fetched with the first touch of a field.
 */
const fetchOutbox = loadOnce(() => import('./outbox.ts'))

/** The form, replaced by what happens next once the server has the message. */
export function MessageForm() {
  const [answerTo, setAnswerTo] = useState<string>()
  const [queued, setQueued] = useState(0)
  return (
    <>
      <LazyWaitingPanel queued={queued} />
      <Card className="needs-script">
        {answerTo === undefined ? (
          <>
            <h2 className="mb-6">Send a message</h2>
            <Fields key={queued} onSent={setAnswerTo} onQueued={() => setQueued(queued + 1)} />
          </>
        ) : (
          <Sent answerTo={answerTo} onAgain={() => setAnswerTo(undefined)} />
        )}
      </Card>
    </>
  )
}

interface FieldsProps {
  onSent: (answerTo: string) => void
  /** Called when offline: the message is stored on this phone. */
  onQueued: () => void
}

function Fields({ onSent, onQueued }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  // What `useIdempotencyKey` does; that function is in a file of the signed-in pages.
  const ids = useRef(new Map<string, string>())
  const first = useFirstTyped()

  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const keep = () => keepDraft(Object.fromEntries(new FormData(form)))
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [])

  async function submit(values: NewContactMessage) {
    const { sendOrKeep } = await fetchOutbox()
    const text = JSON.stringify(values)
    const id = ids.current.get(text) ?? crypto.randomUUID()
    ids.current.set(text, id)
    const outcome = await sendOrKeep({ ...values, id })
    dropDraft()
    if (outcome === 'sent') onSent(values.email)
    else onQueued()
  }

  return (
    <div ref={box}>
      <Form
        schema={fetchSchema}
        onSubmit={submit}
        submitLabel="Send message"
        busyLabel="Sending..."
      >
        <TextField name="name" label="Name" autoComplete="name" defaultValue={first.name} />
        <TextField
          name="email"
          type="email"
          label="Email"
          hint="We answer to this address."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={first.email}
        />
        <OwnWords>
          <TextField
            name="subject"
            label="Subject"
            autoComplete="off"
            defaultValue={first.subject}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="message"
            label="Message"
            hint="Our office reads this. Do not write what only a clinician should know."
            rows={6}
            defaultValue={first.message}
          />
        </OwnWords>
      </Form>
    </div>
  )
}

async function fetchSchema() {
  const [{ newContactMessage }] = await Promise.all([
    import('#domain/contact/schema.ts'),
    fetchOutbox(),
  ])
  return newContactMessage
}

function Sent({ answerTo, onAgain }: { answerTo: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <Letter width={200} />
      <h2 ref={heading} tabIndex={-1}>
        We have your message
      </h2>
      <p className="wrap-anywhere">
        We read it {brand.hours}, and answer to {answerTo}.
      </p>
      <Button variant="quiet" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  )
}
