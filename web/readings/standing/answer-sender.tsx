import { useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { answerOutbox } from './answer-outbox.ts'

/** Shows nothing: it sends the answers to advice that wait on this phone, on any page. */
export function AnswerSender() {
  useOutboxSending(answerOutbox)
  return null
}
