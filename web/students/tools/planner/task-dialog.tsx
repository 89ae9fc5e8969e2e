import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { boxes } from '#domain/students/planner.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeTask, removeTask } from './planner-queries.ts'
import { labelOfBox, placeOfValue, placesOf, placeValue, placeLabels } from './task-place.ts'

interface TaskDialogProps {
  task: PlannerTask
  /** The week that is shown. */
  week: string
  onClose: () => void
}

/** The result of an action on a task, announced after it is saved. */
function outcomeOf(before: PlannerTask, after: PlannerTask, week: string) {
  if (placeValue(before) !== placeValue(after)) return `Moved to ${placeLabels(after, week)}.`
  if (before.box !== after.box) return `Now in “${labelOfBox(after.box)}”.`
  return 'Your changes are saved.'
}

/** A task with all that can be said of it: its words, its day, its time, its box; or delete it. */
export function TaskDialog({ task, week, onClose }: TaskDialogProps) {
  const client = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const places = placesOf(week)
  const isElsewhere = places.every(({ value }) => value !== placeValue(task))

  if (isDeleting)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={`Delete “${task.title}”?`}
        confirmLabel="Delete it"
        busyLabel="Deleting..."
        onConfirm={async () => {
          await removeTask(client, task.id)
          toast({ title: 'Deleted', text: `“${task.title}” is gone from your planner.` })
        }}
      >
        <p>It cannot be brought back.</p>
      </ConfirmDialog>
    )
  return (
    <Dialog open onClose={onClose} title="Change the task">
      <Form
        schema={async () => (await import('./task-forms.ts')).wholeTask}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={async ({ title, place, starts_at, box }) => {
          const changed = await changeTask(client, task.id, {
            title,
            ...placeOfValue(place),
            starts_at,
            box: box === 'unsorted' ? null : box,
          })
          toast({ title: 'Saved', text: outcomeOf(task, changed, week) })
          onClose()
        }}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button variant="quiet" className="task-delete" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        }
      >
        <OwnWords>
          <TextField name="title" label="What" defaultValue={task.title} autoComplete="off" />
        </OwnWords>
        <div className="task-when">
          <SelectField
            name="place"
            label="Day"
            options={[
              ...(isElsewhere
                ? [{ value: placeValue(task), label: `As it is: ${placeLabels(task, week)}` }]
                : []),
              ...places,
            ]}
            defaultValue={placeValue(task)}
          />
          <TimeField name="starts_at" label="Time" optional defaultValue={task.starts_at ?? ''} />
        </div>
        <ChoiceCards
          name="box"
          label="Which box"
          columns
          defaultValue={task.box ?? 'unsorted'}
          options={[
            ...boxes.map(({ key, label, detail }) => ({ value: key, label, detail })),
            { value: 'unsorted', label: 'Not sorted yet' },
          ]}
        />
      </Form>
    </Dialog>
  )
}
