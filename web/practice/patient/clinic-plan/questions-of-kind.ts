import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { PlanPermission } from '#domain/care-plans/shared/at-clinic.ts'
import type { PlanRequestRow } from '#domain/care-plans/shared/queue.ts'
import type { Question } from '#web/care-plans/shared/question-field.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'

export type Known = NonNullable<PlanPermission['known']>

/** A questionnaire of plans as a provider asks it: the questions that the patient answers alone, in the same words. */
export interface QuestionsOfKind<Request extends object> {
  /** The titles of its steps, without the last one, in which the answers are checked. */
  titles: readonly string[]
  /** The questions of a step that apply to the answers so far; steps are counted from 1. */
  askedIn: (step: number, typed: Typed) => readonly Question[]
  schemaOf: (step: number, typed: Typed) => () => Promise<ZodMiniType>
  /** With what the questions begin. */
  knownFrom: (known: Known) => Typed
  /** What stands in the way, or is to be kept in mind, by the answers so far. */
  Advice: (props: { typed: Typed; known: Known }) => ReactNode
  /** Whether no such plan is written for this patient. */
  isStopped: (typed: Typed, known: Known) => boolean
  /** The last step: its fields besides the consent, which is `agreement`. */
  finalSchema: () => Promise<ZodMiniType>
  agreement: string
  LastFields: (props: { typed: Typed }) => ReactNode
  /** All that was typed as it is sent, or the number of the first step with an invalid answer. */
  read: (typed: Typed) => Promise<Request | { wrongStep: number }>
  send: (patient_id: string, request: Request & { id: string }) => Promise<PlanRequestRow>
}
