import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnQuestion } from '#domain/support/schema.ts'
import { teamWords, topicLabels } from '#domain/support/topics.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { byWhen } from './due-words.ts'
import { MoreForm } from './more-form.tsx'
import { closeQuestion, noteSeen } from './queries.ts'
import { stateWords } from './texts.ts'
import { ThreadMessages } from './thread-messages.tsx'

interface QuestionCardProps {
  question: OwnQuestion
  isIncluded: boolean
  onDanger: (alertId: string) => void
}

/** One question: where it stands, what was written, and what its person can do. */
export function QuestionCard({ question, isIncluded, onDanger }: QuestionCardProps) {
  const client = useQueryClient()
  const { id, topic, status, messages, is_unread, reopen_until } = question
  const [seenBefore] = useState(!is_unread)
  useEffect(() => {
    // The answer is on the page: it is seen. Where that cannot be noted, it stays marked as new.
    if (is_unread && status !== 'waiting') void noteSeen(client, id).catch(() => undefined)
  }, [client, id, is_unread, status])
  const close = useAction(() => closeQuestion(client, id), { failure: 'Not closed' })
  // Once its plan has ended, a question stays, and what would promise another answer is gone.
  const mayWrite = status === 'waiting' || (isIncluded && (status === 'answered' || reopen_until))
  const first = messages[0]?.words ?? ''
  return (
    <Card className="grid gap-4">
      <h3>
        {topicLabels[topic]}
        <VisuallyHidden>: {first.slice(0, 60)}</VisuallyHidden>
      </h3>
      <Standing question={question} isNew={!seenBefore || is_unread} />
      <ThreadMessages messages={messages} author="You" />
      {mayWrite ? (
        <Accordion
          items={[
            {
              title: writeTitle(status),
              content: <MoreForm id={id} label="Your message" onDanger={onDanger} />,
            },
          ]}
        />
      ) : null}
      {status === 'closed' ? null : (
        <div className="form-actions">
          <ActionButton
            variant="quiet"
            action={close}
            busyLabel="Closing..."
            suffix={<VisuallyHidden> about {topicLabels[topic]}</VisuallyHidden>}
          >
            Close this question
          </ActionButton>
        </div>
      )}
    </Card>
  )
}

const writeTitle = (status: OwnQuestion['status']) =>
  status === 'waiting'
    ? 'Add something'
    : status === 'answered'
      ? 'Ask more about it'
      : 'Open it again'

/** Where it stands, in a sentence. */
function Standing({ question, isNew }: { question: OwnQuestion; isNew: boolean }) {
  const now = useNow()
  const { status, due_at, claimed_by_name, team, reopen_until } = question
  if (status === 'answered')
    return (
      <p>
        <strong>{stateWords(question)}.</strong> {isNew ? 'This answer is new.' : null}
      </p>
    )
  if (status === 'closed')
    return (
      <p>
        <strong>Closed.</strong>{' '}
        {reopen_until ? `You can open it again until ${formatDate(reopen_until)}.` : null}
      </p>
    )
  const isLate = now > Date.parse(due_at)
  return (
    <p>
      <strong>{stateWords(question)}.</strong>{' '}
      {claimed_by_name ? (
        <>
          <span translate="no">{claimed_by_name}</span> is writing to you.{' '}
        </>
      ) : null}
      {isLate
        ? 'We are late, and we are sorry. Our team knows, and answers you.'
        : `We answer ${byWhen(due_at, now)}. It is for ${teamWords[team]}.`}
    </p>
  )
}
