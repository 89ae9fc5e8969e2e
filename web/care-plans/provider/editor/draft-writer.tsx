import type { ComponentType } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { NewPlan, TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { PlanWriter, type TemplateContent } from './plan-writer.tsx'
import { useDraft } from './use-draft.ts'

/** The fields of a plan, with their current values. */
export interface PlanFieldsProps<Draft> {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** How plans of one kind are typed: as a draft, in which every value is text. */
export interface PlanEditor<Draft extends { kind: 'meal' | 'exercise'; message: string }, Content> {
  kind: Draft['kind']
  /** The name of the message in a plan: only plans and templates of this kind have it. */
  messageName: 'dietitian_message' | 'expert_message'
  /** A plan or template, ready to be changed. */
  draftOf: (content: Content) => Draft
  /** The request body, before validation. */
  planIn: (draft: Draft) => object
  /** The place of an issue in the plan, as text. */
  placeIn: (draft: Draft, path: readonly PropertyKey[]) => string | undefined
  schemas: () => Promise<{
    plan: ZodMiniType<NewPlan>
    template: ZodMiniType<TemplateContent>
  }>
  Fields: ComponentType<PlanFieldsProps<Draft>>
  /** A plan as its patient reads it. */
  View: ComponentType<{ plan: Content }>
}

interface DraftWriterProps<Draft extends { kind: 'meal' | 'exercise'; message: string }, Content> {
  editor: PlanEditor<Draft, Content>
  request: TakenPlanRequest
  /** The initial draft. */
  start: () => Draft
}

/** Writes a plan of one kind. */
export function DraftWriter<
  Draft extends { kind: 'meal' | 'exercise'; message: string },
  Content extends object,
>({ editor, request, start }: DraftWriterProps<Draft, Content>) {
  const { kind, messageName, draftOf, planIn, placeIn, schemas, Fields, View } = editor
  const { draft, isTyped, change, clear } = useDraft<Draft>(request.id, kind, start)
  const isOwn = (content: object): content is Content => messageName in content
  return (
    <PlanWriter
      request={request}
      isTyped={isTyped}
      clear={clear}
      typed={() => planIn(draft)}
      placeOf={(path) => placeIn(draft, path)}
      schemas={schemas}
      show={(plan) => (isOwn(plan) ? <View plan={plan} /> : null)}
      startFrom={(content) => {
        if (!isOwn(content)) return
        const next = draftOf(content)
        change({ ...next, message: next.message || draft.message })
      }}
    >
      <Fields draft={draft} onChange={change} />
    </PlanWriter>
  )
}
