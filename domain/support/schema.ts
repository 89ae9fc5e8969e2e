import * as z from 'zod/mini'
import { professions } from '../practice/professions.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { longest } from './limits.ts'
import { questionStatuses } from './status.ts'
import { type AboutKey, aboutChoices, teams, topics } from './topics.ts'

const instant = z.iso.datetime({ offset: true })

const words = freeText(longest.words).check(z.minLength(1, 'Write your question.'))

/** The profession counts for a question about health alone. */
const asked = {
  topic: z.enum(topics, 'Choose what it is about.'),
  profession: z._default(z.enum(professions, 'Choose who answers.'), 'therapist'),
  words,
}

/** The fields of the form: topic, and who answers a question about health, are one choice. */
export const questionForm = z.object({
  about: z.enum(Object.keys(aboutChoices) as [AboutKey, ...AboutKey[]], 'Choose what it is about.'),
  words,
})

/** What the form holds, as it is sent. */
export const readQuestionForm = ({ about, words: typed }: z.output<typeof questionForm>) => ({
  ...aboutChoices[about],
  words: typed,
})

/** A question as it is sent; `id` is made by the device so that a retry makes no second one. */
export const newQuestion = z.strictObject({ id: uuid('Must be a UUID.'), ...asked })
export type NewQuestion = z.output<typeof newQuestion>

/** More words of its person in a question. */
export const newQuestionMessage = z.strictObject({ id: uuid('Must be a UUID.'), words })
export type NewQuestionMessage = z.output<typeof newQuestionMessage>
export const questionMessageForm = z.object({ words })

export const questionMessage = z.object({
  id: uuid(),
  is_from_team: z.boolean(),
  /** Who answered; null in words of its person, and where that account was erased. */
  author_name: z.nullable(z.string()),
  words: z.string(),
  created_at: instant,
})
export type QuestionMessage = z.output<typeof questionMessage>

/** A question as its person sees it. */
export const ownQuestion = z.object({
  id: uuid(),
  topic: z.enum(topics),
  team: z.enum(teams),
  status: z.enum(questionStatuses),
  /** By when it is answered. */
  due_at: instant,
  /** Who is writing the answer; null while it waits and after it. */
  claimed_by_name: z.nullable(z.string()),
  /** Whether there is an answer that its person has not seen. */
  is_unread: z.boolean(),
  /** Until when a closed one can be opened again; null where it is open, and where that is over. */
  reopen_until: z.nullable(instant),
  messages: z.array(questionMessage),
  created_at: instant,
})
export type OwnQuestion = z.output<typeof ownQuestion>

/** All that the page of a person shows. */
export const ownQuestions = z.object({
  /** Whether a plan of today includes it. */
  is_included: z.boolean(),
  /** By when a question is answered that is sent now. */
  next_due_at: instant,
  /** What waits or was written last first. */
  questions: z.array(ownQuestion),
})
export type OwnQuestions = z.output<typeof ownQuestions>

/** A question as those who may answer see it in the queue. */
export const queuedQuestion = z.object({
  id: uuid(),
  topic: z.enum(topics),
  team: z.enum(teams),
  due_at: instant,
  /** When the present wait began. */
  asked_at: instant,
  is_mine: z.boolean(),
  /** Its words say that it is read before the others. */
  reads_first: z.boolean(),
  /** The colleague who has claimed it; null if it is unclaimed, or claimed by the caller. */
  claimed_by_name: z.nullable(z.string()),
  /** Until when the caller holds it. */
  held_until: z.nullable(instant),
  /** For who has claimed it alone. */
  person: z.nullable(
    z.object({
      name: z.string(),
      phone_number: z.nullable(z.string()),
      date_of_birth: z.nullable(z.iso.date()),
      has_namesake: z.boolean(),
    }),
  ),
  messages: z.nullable(z.array(questionMessage)),
})
export type QueuedQuestion = z.output<typeof queuedQuestion>

/** The queue of one who may answer. */
export const questionQueue = z.object({
  /** Null for a provider whose profession is not known. */
  team: z.nullable(z.enum(teams)),
  /** What is due first is first; what must be read first before it. */
  questions: z.array(queuedQuestion),
})
export type QuestionQueue = z.output<typeof questionQueue>

/** What waits for one who may answer. */
export const questionCount = z.object({
  questions_to_answer: z.int(),
  oldest_question_at: z.nullable(instant),
})
export type QuestionCount = z.output<typeof questionCount>

/** An answer; `id` is made by the device so that a retry answers once. */
export const newQuestionAnswer = z.strictObject({
  id: uuid('Must be a UUID.'),
  answer: freeText(longest.answer).check(z.minLength(1, 'Write your answer.')),
})
export type NewQuestionAnswer = z.output<typeof newQuestionAnswer>
export const questionAnswerForm = z.object({ answer: newQuestionAnswer.shape.answer })

/** To whom a question goes; never to the front desk. */
export const questionHandover = z.strictObject({
  to: z.enum(professions, 'Choose who answers.'),
})
export type QuestionHandover = z.output<typeof questionHandover>
