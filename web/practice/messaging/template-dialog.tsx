import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageTemplate } from '#domain/messages/templates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { TemplateForm } from './template-form.tsx'
import { ownTemplates, removeTemplate } from './template-queries.ts'

interface TemplateDialogProps {
  open: boolean
  onClose: () => void
  /** Called with the text of the chosen one. */
  onInsert: (text: string) => void
}

/** The provider's own short texts: one to insert, and to add, change and delete them. */
export function TemplateDialog({ open, onClose, onInsert }: TemplateDialogProps) {
  const query = useQuery(ownTemplates)
  const [changed, setChanged] = useState<MessageTemplate | 'new'>()
  const form = changed ? (
    <TemplateForm
      template={changed === 'new' ? undefined : changed}
      onDone={() => setChanged(undefined)}
    />
  ) : null
  return (
    <Dialog
      open={open}
      onClose={() => {
        // The form is gone with its text: the next time begins with the list.
        setChanged(undefined)
        onClose()
      }}
      title={!changed ? 'Templates' : changed === 'new' ? 'New template' : 'Change template'}
    >
      {form ?? (
        <>
          <QueryView
            query={query}
            failed="Your templates did not load"
            fallback={<Skeleton lines={4} />}
          >
            {(templates) =>
              templates.length === 0 ? (
                <p>Keep short texts that you write often.</p>
              ) : (
                <ul className="grid gap-4">
                  {templates.map((one) => (
                    <Template
                      key={one.id}
                      template={one}
                      onInsert={onInsert}
                      onChange={() => setChanged(one)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
          <div className="form-actions">
            <Button variant="quiet" data-adds-fields="name" onClick={() => setChanged('new')}>
              New template
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

interface TemplateProps extends Pick<TemplateDialogProps, 'onInsert'> {
  template: MessageTemplate
  onChange: () => void
}

function Template({ template, onInsert, onChange }: TemplateProps) {
  const client = useQueryClient()
  const { id, name, body } = template
  const removing = useAction(() => removeTemplate(client, id), {
    failure: 'The template is not deleted',
  })
  const which = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className="grid max-w-none gap-2 border-b border-hairline pb-3">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="whitespace-pre-line wrap-anywhere text-muted">{body}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onInsert(body)}>Insert{which}</Button>
        <Button variant="quiet" data-adds-fields="name" data-of={id} onClick={onChange}>
          Change{which}
        </Button>
        <ActionButton action={removing} variant="quiet" busyLabel="Deleting..." suffix={which}>
          Delete
        </ActionButton>
      </div>
    </li>
  )
}
