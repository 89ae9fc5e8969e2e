import { useQueryClient } from '@tanstack/react-query'
import type { QueuedQuestion } from '#domain/support/schema.ts'
import { topicLabels } from '#domain/support/topics.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatAge, formatTime } from '#web/platform/values/dates.ts'
import { ClaimButton } from '#web/practice/claims/claim-button.tsx'
import { dueWords } from '#web/support/due-words.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { ClaimedQuestion } from './claimed-question.tsx'
import { claimQuestion } from './queue-queries.ts'

/** One question: by when it is due, how long it waits, who has it, and what can be done. */
export function QueuedCard({ row }: { row: QueuedQuestion }) {
  const client = useQueryClient()
  const now = useNow()
  const { id, topic, due_at, asked_at, claimed_by_name, held_until, person, messages } = row
  const isLate = now > Date.parse(due_at)
  const due = dueWords(due_at, now)
  const age = formatAge(asked_at, now)
  return (
    <Card className="grid gap-3">
      {row.reads_first ? <p className="font-bold text-danger">Read this question first.</p> : null}
      <p className={isLate ? 'font-bold text-danger' : 'text-muted'}>
        {due.replace(/^./, (first) => first.toUpperCase())}.{' '}
        {age === 'just now' ? 'Asked just now.' : `Waiting ${age}.`}
      </p>
      <h2 className="text-lg">
        {person ? <span translate="no">{person.name}</span> : topicLabels[topic]}
      </h2>
      {person && messages ? (
        <>
          <p>
            <PatientIdentity person={person} />
            {topicLabels[topic]}. {held_until ? `Yours until ${formatTime(held_until)}.` : null}
          </p>
          <ClaimedQuestion row={row} person={person} messages={messages} />
        </>
      ) : claimed_by_name ? (
        <p>
          <span translate="no">{claimed_by_name}</span> has this question.
        </p>
      ) : (
        <ClaimButton
          what="question"
          label={`${topicLabels[topic]}, ${due}`}
          onClaim={() => claimQuestion(client, id)}
        />
      )}
    </Card>
  )
}
