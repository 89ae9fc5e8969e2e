import { useQuery } from '@tanstack/react-query'
import { useNow } from '#web/platform/use-now.ts'
import { formatAge } from '#web/platform/values/dates.ts'
import { questionsToAnswer } from '#web/support/queue/queue-queries.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'

/** How many questions wait for an answer of the desk, and for how long. Not shown where there are none. */
export function QuestionsLink() {
  const { data } = useQuery(questionsToAnswer)
  const now = useNow()
  if (!data?.oldest_question_at) return null
  return (
    <LinkButton to="/support/queue" variant="quiet">
      Questions: {data.questions_to_answer}, {formatAge(data.oldest_question_at, now)}
    </LinkButton>
  )
}
