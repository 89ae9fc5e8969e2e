import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { NewPlan, TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import type { PlanTemplate } from '#domain/care-plans/shared/templates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorSummary, FieldScope } from '#web/ui/forms/form.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { NewerVersion } from './newer-version.tsx'
import { type DraftState, PlanFoot } from './plan-foot.tsx'
import { type PlanIssue, issuesIn, issuesOfFields, type Places } from './plan-issues.ts'

// Fetched when a plan is to be checked: it brings the texts of the allergens.
const { Page: PlanCheck } = lazyPage(async () => (await import('./plan-check.tsx')).PlanCheck)
const { Page: TemplatesDialog } = lazyPage(
  async () => (await import('./templates-dialog.tsx')).TemplatesDialog,
)

export type TemplateContent = PlanTemplate['content']

interface PlanWriterProps {
  request: TakenPlanRequest
  /** Whether something is typed that is not sent. */
  isTyped: boolean
  kept: DraftState & { follows: number }
  /** "3 of 21 meals" */
  count: string
  clear: () => void
  /** What is typed, before validation. */
  typed: () => object
  places: Places
  schemas: () => Promise<{
    plan: ZodMiniType<NewPlan>
    template: ZodMiniType<TemplateContent>
  }>
  /** The fields, with their current values. */
  children: ReactNode
  /** A plan as its patient reads it. */
  show: (plan: NewPlan) => ReactNode
  startFrom: (content: TemplateContent) => void
}

/**
 * Writes the plan of one request: typed, checked as the patient will read it, sent. What is typed
 * stays in the tab until it is sent, whatever happens in between.
 */
export function PlanWriter(props: PlanWriterProps) {
  const { request, isTyped, places } = props
  const isWaiting = request.status === 'pending'
  const [isOpen, setOpen] = useState(isWaiting || isTyped)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [checked, setChecked] = useState<NewPlan>()
  const reject = (issues: readonly PlanIssue[]) => setErrors(issuesIn(issues, places))

  /** The form values as the schema parses them; for invalid values the form shows the issues. */
  function read<Value>(schema: ZodMiniType<Value>): Value | undefined {
    const { data, error } = schema.safeParse(props.typed())
    reject(error?.issues ?? [])
    return data
  }

  if (checked)
    return (
      <Suspense>
        <PlanCheck
          request={request}
          plan={checked}
          count={props.count}
          follows={props.kept.follows}
          onBack={() => setChecked(undefined)}
          onSent={props.clear}
          onRejected={(fields) => {
            reject(issuesOfFields(fields))
            setChecked(undefined)
          }}
        >
          {props.show(checked)}
        </PlanCheck>
      </Suspense>
    )
  if (!isOpen && request.plan)
    return (
      <section aria-labelledby="sent-plan">
        <div className="desk-bar">
          <h2 id="sent-plan">The plan you sent</h2>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Correct this plan
          </Button>
        </div>
        {props.show(request.plan)}
      </section>
    )
  return (
    <Editor
      {...props}
      errors={errors}
      read={read}
      onChecked={setChecked}
      startFrom={(content) => {
        setErrors({})
        props.startFrom(content)
      }}
      onDiscard={() => {
        props.clear()
        setErrors({})
        setOpen(isWaiting)
      }}
    />
  )
}

interface EditorProps extends PlanWriterProps {
  errors: Record<string, string>
  read: <Value>(schema: ZodMiniType<Value>) => Value | undefined
  onChecked: (plan: NewPlan) => void
  onDiscard: () => void
}

function Editor(props: EditorProps) {
  const { request, errors, isTyped } = props
  const id = `${useId()}-`
  const heading = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'discard' | 'templates'>()
  const hasErrors = Object.keys(errors).length > 0

  // After the check, the focus returns here; on arrival the page's own heading is first.
  const isBack = useRef(false)
  useEffect(() => {
    if (isBack.current) heading.current?.focus()
    isBack.current = true
  }, [])

  async function check() {
    setBusy(true)
    try {
      const plan = props.read((await props.schemas()).plan)
      if (plan) props.onChecked(plan)
    } catch (failure) {
      toast({ title: 'Not checked', text: describeFailure(failure, true), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <FieldScope id={id} errors={errors}>
      <section aria-labelledby={`${id}heading`} className="desk-editor" data-own-draft="">
        <div className="desk-bar">
          <h2 id={`${id}heading`} ref={heading} tabIndex={-1}>
            {request.plan ? 'The next version' : 'Write the plan'}
          </h2>
          <div className="desk-tools">
            {isTyped ? (
              <Button variant="quiet" onClick={() => setAsked('discard')}>
                Start over
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => setAsked('templates')}>
              Templates
            </Button>
          </div>
        </div>
        {isTyped ? <NewerVersion request={request} follows={props.kept.follows} /> : null}
        {hasErrors ? <ErrorSummary errors={errors} formId={id} /> : null}
        {props.children}
        <PlanFoot
          count={props.count}
          isTyped={isTyped}
          draft={props.kept}
          isBusy={isBusy}
          onCheck={() => void check()}
        />
      </section>
      <ConfirmDialog
        open={asked === 'discard'}
        onClose={() => setAsked(undefined)}
        title={`Throw away what you have written for ${nameOfPatient(request.person)}?`}
        confirmLabel="Discard draft"
        onConfirm={props.onDiscard}
      >
        <p>You cannot undo this. What you have sent before stays.</p>
      </ConfirmDialog>
      {asked === 'templates' ? (
        <Suspense>
          <TemplatesDialog
            request={request}
            isTyped={isTyped}
            onClose={() => setAsked(undefined)}
            onStart={props.startFrom}
            read={async () => props.read((await props.schemas()).template)}
          />
        </Suspense>
      ) : null}
    </FieldScope>
  )
}
