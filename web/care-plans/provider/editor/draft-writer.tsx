import type { ComponentType } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { NewPlan, TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { PlanWriter, type TemplateContent } from './plan-writer.tsx'
import { useDraft } from './use-draft.ts'

/** The fields of a plan, with their current values. */
export interface PlanFieldsProps<Draft> {
  request: TakenPlanRequest
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
  /** Brings a draft that an earlier version stored into the present form. */
  whole: (draft: Draft) => Draft
  /** How much of the week is planned: "3 of 21 meals". */
  countIn: (draft: Draft, request: TakenPlanRequest) => string
  /** The path of an issue in the grid, from its path in the request body. */
  pathIn: (draft: Draft, path: readonly PropertyKey[]) => readonly PropertyKey[]
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
  const { kind, messageName, draftOf, planIn, schemas, Fields, View } = editor
  const { draft, isTyped, change, clear, ...kept } = useDraft<Draft>(request.id, {
    kind,
    start,
    whole: editor.whole,
    version: request.plan?.version ?? 0,
  })
  const isOwn = (content: object): content is Content => messageName in content
  return (
    <PlanWriter
      request={request}
      isTyped={isTyped}
      kept={kept}
      count={editor.countIn(draft, request)}
      clear={clear}
      typed={() => planIn(draft)}
      places={{
        pathOf: (path) => editor.pathIn(draft, path),
        placeOf: (path) => editor.placeIn(draft, path),
      }}
      schemas={schemas}
      show={(plan) => (isOwn(plan) ? <View plan={plan} /> : null)}
      startFrom={(content) => {
        if (!isOwn(content)) return
        const next = draftOf(content)
        change({ ...next, message: next.message || draft.message })
      }}
    >
      <Fields request={request} draft={draft} onChange={change} />
    </PlanWriter>
  )
}
