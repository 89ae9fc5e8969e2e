import { useQueryClient } from '@tanstack/react-query'
import { brand } from '#domain/values/brand.ts'
import type { OpenedContactMessage } from '#domain/contact/schema.ts'
import { mailTo } from '#domain/values/mail-to.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { PageHeading, Card } from '#web/ui/layout/page.tsx'
import { contactMessageById, contactMessages, markAnswered } from './contact-message-queries.ts'
import { Decided } from '#web/admin/decision-buttons.tsx'
import { OneToDecide } from '#web/admin/one-to-decide.tsx'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { useDecisionMutation } from '#web/admin/use-decision-mutation.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

const list = '/admin/contact-messages'

/** One message: its text, the reply, and the button that marks it. */
export function ContactMessagePage({ id }: PathParams<'/admin/contact-messages/:id'>) {
  return (
    <OneToDecide
      id={id}
      query={contactMessageById}
      title="A message"
      missing="Message not found"
      failure={errorTitles.message}
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
        <Card className="self-start">
          <p className="text-muted">
            From{' '}
            <a className="link link-alone wrap-anywhere" href={mailTo(email)}>
              {email}
            </a>
          </p>
          <p className="mt-4 wrap-anywhere whitespace-pre-line">{message.message}</p>
        </Card>
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
  const mark = useDecisionMutation({
    send: () => markAnswered(client, id),
    noticeOf: () => toasts.answered,
    findNext: async () => {
      const next = (await client.fetchQuery(contactMessages('new'))).find((row) => row.id !== id)
      return next && `${list}/${next.id}`
    },
    home: list,
  })

  const answer = useAction(mark, { failure: errorTitles.marking })
  return (
    <Card className="grid gap-4 self-start bg-copper-wash lg:sticky lg:top-6">
      <h2>Your answer</h2>
      <p>This address is not confirmed. Do not write about anyone’s account or record.</p>
      <div className="form-actions">
        <a className="button button-quiet" href={mailTo(email, `${brand.name}: ${subject}`)}>
          Answer by email
        </a>
        <ActionButton action={answer} busyLabel="Marking...">
          Mark as answered
        </ActionButton>
      </div>
    </Card>
  )
}
