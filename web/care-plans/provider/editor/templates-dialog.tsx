import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import {
  checkTemplate,
  type TemplateCheck,
  templateLimits,
} from '#domain/care-plans/shared/template-check.ts'
import type { PlanTemplate } from '#domain/care-plans/shared/templates.ts'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addTemplate, changeTemplate, removeTemplate, templates } from './template-queries.ts'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { foundNothing, TemplateWarning } from './template-warning.tsx'
import { Tool } from './row-tools.tsx'
import { texts } from '../texts.ts'

type Content = PlanTemplate['content']

interface TemplatesDialogProps {
  request: TakenPlanRequest
  /** Whether something typed would be replaced. */
  isTyped: boolean
  onClose: () => void
  onStart: (content: Content) => void
  /** Returns the typed plan; undefined where it is invalid, and then the plan shows the issues. */
  read: () => Promise<Content | undefined>
}

/** The kind of a content is stored beside it; the two stay together unchanged. */
const withKind = (kind: PlanTemplate['kind'], name: string, content: Content) =>
  ({ kind, name, content }) as Pick<PlanTemplate, 'kind' | 'name' | 'content'> as PlanTemplate

/** The provider's templates: to start from, and to add the current plan to them. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { request, isTyped, onClose, onStart, read } = props
  const { kind } = request
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const { data, error, refetch } = useQuery(templates)
  const [asked, setAsked] = useState<{ what: 'start' | 'over' | 'remove'; one: PlanTemplate }>()
  const [renamed, setRenamed] = useState<string>()
  const own = data?.filter((one) => one.kind === kind)

  function start({ content }: PlanTemplate) {
    onStart(content)
    onClose()
  }

  /** Asks first where something would be lost, or the template may not fit. */
  function choose(one: PlanTemplate) {
    if (isTyped || isDoubtful(checkTemplate(request, one.content)))
      return setAsked({ what: 'start', one })
    start(one)
    const found = kind === 'meal' ? `${foundNothing} ` : ''
    toast({ title: 'Template used', text: found + templateLimits[kind] })
  }

  async function saveAs(save: (content: Content) => Promise<void>, name: string) {
    const content = await read()
    // The plan itself shows what is missing.
    if (!content) return onClose()
    await save(content)
    toast({ title: 'Template saved', text: name })
  }

  return (
    <Dialog open onClose={onClose} title="Templates">
      {own ? (
        own.length > 0 ? (
          <ul className="desk-rows">
            {own.map((one) => (
              <li key={one.id} className="desk-row">
                {renamed === one.id ? (
                  <Form
                    schema={templateName}
                    submitLabel="Rename"
                    busyLabel="Saving..."
                    onSubmit={async ({ name }) => {
                      await changeTemplate(client, one.id, withKind(kind, name, one.content))
                      setRenamed(undefined)
                    }}
                  >
                    <TextField name="name" label="New name" defaultValue={one.name} />
                  </Form>
                ) : (
                  <>
                    <h3 className="wrap-anywhere">{one.name}</h3>
                    <div className="desk-tools">
                      <Tool label="Start from it" name={one.name} onPress={() => choose(one)} />
                      <Tool
                        label="Save over it"
                        name={one.name}
                        onPress={() => setAsked({ what: 'over', one })}
                      />
                      <Tool label="Rename" name={one.name} onPress={() => setRenamed(one.id)} />
                      <Tool
                        label="Delete"
                        name={one.name}
                        onPress={() => setAsked({ what: 'remove', one })}
                      />
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p>You keep no template yet.</p>
        )
      ) : error ? (
        <FailedState title={texts.failedTemplates} failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} text="Loading templates..." />
      )}
      <Form
        schema={templateName}
        submitLabel="Save as a template"
        busyLabel="Saving..."
        resetOnSuccess
        onSubmit={({ name }) =>
          saveAs(async (content) => {
            const wanted = withKind(kind, name, content)
            await addTemplate(client, { ...wanted, id: retry.keyFor(wanted) })
            retry.reset()
          }, name)
        }
      >
        <TextField
          name="name"
          label="Keep the present plan under a name"
          hint="A template is for other people too: leave names and health out of it."
        />
      </Form>
      {asked?.what === 'start' ? (
        <StartDialog
          request={request}
          one={asked.one}
          isTyped={isTyped}
          onClose={() => setAsked(undefined)}
          onStart={() => start(asked.one)}
        />
      ) : asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={questions[asked.what](asked.one.name)}
          confirmLabel={answers[asked.what]}
          onConfirm={async () => {
            const { what, one } = asked
            if (what === 'remove') await removeTemplate(client, one.id)
            else
              await saveAs(
                (content) => changeTemplate(client, one.id, withKind(kind, one.name, content)),
                one.name,
              )
          }}
        />
      ) : null}
    </Dialog>
  )
}

interface StartDialogProps {
  request: TakenPlanRequest
  one: PlanTemplate
  isTyped: boolean
  onClose: () => void
  onStart: () => void
}

/** Asks before a template replaces the plan, and says why it may not fit. */
function StartDialog({ request, one, isTyped, onClose, onStart }: StartDialogProps) {
  const check = checkTemplate(request, one.content)
  const name = nameOfPatient(request.person)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={
        check.misfits.length > 0
          ? `“${one.name}” may not fit ${name}. Start from it?`
          : `Start from “${one.name}”?`
      }
      confirmLabel={isDoubtful(check) ? 'Start from it anyway' : 'Start from it'}
      cancelLabel="Choose another"
      confirmVariant={isTyped ? 'danger' : 'leaf'}
      onConfirm={onStart}
    >
      <TemplateWarning kind={request.kind} check={check} isTyped={isTyped} />
    </ConfirmDialog>
  )
}

const isDoubtful = ({ misfits, notes }: TemplateCheck) => misfits.length + notes.length > 0

const templateName = async () => (await import('./schemas.ts')).templateName

const questions = {
  over: (name: string) => `Save the present plan over “${name}”?`,
  remove: (name: string) => `Delete the template “${name}”?`,
}
const answers = { over: 'Save over it', remove: 'Delete it' }
