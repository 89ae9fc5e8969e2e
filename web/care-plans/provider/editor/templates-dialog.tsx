import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanTemplate } from '#domain/care-plans/shared/templates.ts'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useRetryId } from '#web/platform/calls/retry-id.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addTemplate, changeTemplate, removeTemplate, templates } from './template-queries.ts'
import { Tool } from './row-tools.tsx'
import { texts } from '../texts.ts'

type Content = PlanTemplate['content']

interface TemplatesDialogProps {
  kind: PlanTemplate['kind']
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
export function TemplatesDialog({ kind, isTyped, onClose, onStart, read }: TemplatesDialogProps) {
  const client = useQueryClient()
  const retry = useRetryId()
  const { data, error, refetch } = useQuery(templates)
  const [asked, setAsked] = useState<{ what: 'start' | 'over' | 'remove'; one: PlanTemplate }>()
  const [renamed, setRenamed] = useState<string>()
  const own = data?.filter((one) => one.kind === kind)

  function start({ content }: PlanTemplate) {
    onStart(content)
    onClose()
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
                      <Tool
                        label="Start from it"
                        name={one.name}
                        onPress={() => (isTyped ? setAsked({ what: 'start', one }) : start(one))}
                      />
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
            await addTemplate(client, { ...wanted, id: retry.idFor(wanted) })
            retry.settle()
          }, name)
        }
      >
        <TextField
          name="name"
          label="Keep the present plan under a name"
          hint="A template is for other people too: leave names and health out of it."
        />
      </Form>
      {asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={questions[asked.what](asked.one.name)}
          confirmLabel={answers[asked.what]}
          onConfirm={async () => {
            const { what, one } = asked
            if (what === 'remove') await removeTemplate(client, one.id)
            else if (what === 'start') start(one)
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

const templateName = async () => (await import('./schemas.ts')).templateName

const questions = {
  start: (name: string) => `Start from “${name}”? What you have typed is replaced.`,
  over: (name: string) => `Save the present plan over “${name}”?`,
  remove: (name: string) => `Delete the template “${name}”?`,
}
const answers = { start: 'Start from it', over: 'Save over it', remove: 'Delete it' }
