import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '#domain/brand.ts'
import type { OpenedContactMessage } from '#domain/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { PageHeading, Surface } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { contactMessageById, contactMessages, markAnswered } from './contact-message-queries.ts'
import { Decided } from './decision-buttons.tsx'
import { OneToDecide } from './one-to-decide.tsx'
import { failures, notices } from './texts.ts'
import { useDeciding } from './use-deciding.ts'

const list = '/admin/contact-messages'

/** One message: what was written, the way to answer it, and the mark beside that. */
export function ContactMessagePage() {
  return (
    <OneToDecide
      query={contactMessageById}
      title="A message"
      missing="This message is not there"
      failure={failures.message}
      list={{ to: list, label: 'All messages' }}
    >
      {(message) => <Message {...message} />}
    </OneToDecide>
  )
}

function Message(message: OpenedContactMessage) {
  const { name, email, subject, submittedAt, answered_at } = message
  return (
    <>
      <PageHeading
        kicker={name}
        title={<span className="wrap-anywhere">{subject}</span>}
        lead={`Sent ${formatDateTime(submittedAt)}`}
      />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
        <Surface className="self-start">
          <p className="text-muted">
            From{' '}
            <a className="link wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          <p className="mt-4 wrap-anywhere whitespace-pre-line">{message.message}</p>
        </Surface>
        {answered_at ? (
          <Decided title="Answered" decided_at={answered_at} reason={null} />
        ) : (
          <Answering {...message} />
        )}
      </div>
    </>
  )
}

function Answering({ id, email, subject }: OpenedContactMessage) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const mark = useDeciding({
    send: () => markAnswered(client, id),
    noticeOf: () => notices.answered,
    findNext: async () => {
      const next = (await client.fetchQuery(contactMessages('new'))).find((row) => row.id !== id)
      return next && `${list}/${next.id}`
    },
    home: list,
  })

  async function press() {
    setBusy(true)
    try {
      await mark()
    } catch (failure) {
      toast({ title: failures.marking, text: describeFailure(failure), kind: 'destructive' })
    }
    setBusy(false)
  }

  const reply = new URLSearchParams({ subject: `${brand.name}: ${subject}` })
  return (
    <Surface className="grid gap-4 self-start border-s-4 border-s-copper lg:sticky lg:top-6">
      <h2>Your answer</h2>
      <p>
        Nobody has proven that this address is theirs: tell nothing of anybody’s account or record.
      </p>
      <div className="form-actions">
        <a
          className="button button-quiet"
          href={`mailto:${email}?${reply.toString().replaceAll('+', '%20')}`}
        >
          Answer by e-mail
        </a>
        <Button disabled={isBusy} onClick={() => void press()}>
          {isBusy ? 'Marking...' : 'Mark as answered'}
        </Button>
      </div>
    </Surface>
  )
}
