import { EmailField } from '#web/ui/forms/email-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { brand } from '#domain/values/brand.ts'
import type { NewContactMessage } from '#domain/contact/schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { TextField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useSession } from '#web/platform/calls/session.ts'
import { visitorDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { LazyWaitingPanel } from './lazy-waiting-panel.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

/**
 * The connection may be lost when the user sends, so it is fetched with the first touch of a field.
 */
const fetchOutbox = loadOnce(() => import('./outbox.ts'))

/** A message may be written and sent without an account. */
const draft = visitorDraft<Typed>('contact')

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
            <Fields onSent={setAnswerTo} onQueued={() => setQueued(queued + 1)} />
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
  // What `useIdempotencyKey` does; that function is in a file of the signed-in pages.
  const ids = useRef(new Map<string, string>())
  // Nothing while the page is still as the server rendered it.
  const user = useSession()?.user

  async function submit(values: NewContactMessage) {
    const { sendOrKeep } = await fetchOutbox()
    const text = JSON.stringify(values)
    const id = ids.current.get(text) ?? crypto.randomUUID()
    ids.current.set(text, id)
    const outcome = await sendOrKeep({ ...values, id })
    ids.current.delete(text)
    if (outcome === 'sent') onSent(values.email)
    else onQueued()
  }

  return (
    <Form
      schema={fetchSchema}
      draft={draft}
      resetOnSuccess
      onSubmit={submit}
      submitLabel="Send message"
      busyLabel="Sending..."
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={user?.user_metadata.full_name}
      />
      <EmailField
        name="email"
        label="Email"
        hint="We answer to this address."
        autoComplete="email"
        defaultValue={user?.email}
      />
      <OwnWords>
        <TextField name="subject" label="Subject" autoComplete="off" />
      </OwnWords>
      <OwnWords>
        <TextAreaField
          name="message"
          label="Message"
          hint="Our office reads this. Do not write what only a clinician should know."
          rows={6}
        />
      </OwnWords>
    </Form>
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
