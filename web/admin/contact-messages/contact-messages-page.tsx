import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedContactMessage } from '#domain/contact/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { formatAge, formatDateTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { contactMessageCounts, contactMessages } from './contact-message-queries.ts'
import { DecidedList, Queue } from '#web/admin/queue.tsx'

const placeOf = ({ id }: ListedContactMessage) => `/admin/contact-messages/${id}` as const

const subject: Column<ListedContactMessage> = {
  header: 'Subject',
  cell: (message) => (
    <Link to={placeOf(message)} className="link wrap-anywhere">
      {message.subject}
    </Link>
  ),
}

const from: Column<ListedContactMessage> = {
  header: 'From',
  cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
}

/** The messages from the contact page: those without an answer, and those with one. */
export function ContactMessagesPage() {
  const now = useNow()
  return (
    <AdminMain>
      <PageHeading
        title="Contact messages"
        lead="Answer by email, then mark the message. We record each time a message is read."
      />
      <Queue
        title="New"
        caption="New messages, the longest waiting first"
        query={useQuery(contactMessages('new'))}
        columns={[
          subject,
          from,
          {
            header: 'Waiting',
            cell: ({ submittedAt }) => (
              <span className="whitespace-nowrap">{formatAge(submittedAt, now)}</span>
            ),
          },
        ]}
        placeOf={placeOf}
        action="Read the first"
        empty="No unanswered messages."
      />
      <Answered />
      <LusakaTimeNote />
    </AdminMain>
  )
}

/** Their number, and the list on request: reading names is logged. */
function Answered() {
  const [isOpen, setOpen] = useState(false)
  const { data: counts } = useQuery(contactMessageCounts)
  if (isOpen) return <AnsweredList />
  return (
    <Section title={counts ? `Answered (${counts.answered})` : 'Answered'}>
      {counts?.answered === 0 ? (
        <p>No message has been answered yet.</p>
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Show them
        </Button>
      )}
    </Section>
  )
}

function AnsweredList() {
  return (
    <DecidedList
      title="Answered"
      caption="Answered messages, newest first"
      queries={[useQuery(answeredMessages)]}
      columns={[
        subject,
        from,
        {
          header: 'Answered',
          cell: ({ decided_at }) => (decided_at ? formatDateTime(decided_at) : null),
        },
      ]}
      empty="No message has been answered yet."
    />
  )
}

const answeredMessages = {
  ...contactMessages('answered'),
  select: (messages: ListedContactMessage[]) =>
    messages.map((message) => ({ ...message, decided_at: message.answered_at })),
}
