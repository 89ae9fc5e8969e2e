import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addTask } from './planner-queries.ts'
import { placeOfValue, placesOf, placeLabels } from './task-place.ts'

interface QuickTaskFormProps {
  week: string
  /** A day, or the week as such; the form's own while one writes. */
  place: string
  onPlace: (place: string) => void
}

/** Write it down, choose its day, Enter; and the next one. */
export function QuickTaskForm({ week, place, onPlace }: QuickTaskFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const title = useRef<HTMLInputElement>(null)

  return (
    <div className="quick-task">
      <Form
        schema={async () => (await import('./task-forms.ts')).quickTask}
        submitLabel="Add"
        busyLabel="Adding..."
        onSubmit={async (typed) => {
          const task = {
            title: typed.title,
            ...placeOfValue(typed.place),
            starts_at: null,
            box: null,
          }
          const added = await addTask(client, { ...task, id: retry.keyFor(task) })
          retry.reset()
          toast({ title: 'Added', text: `“${added.title}”, ${placeLabels(added, week)}.` })
          if (!title.current) return
          title.current.value = ''
          title.current.focus()
        }}
      >
        <OwnWords>
          <TextField
            name="title"
            label="What do you want to do?"
            autoComplete="off"
            enterKeyHint="done"
            ref={title}
          />
        </OwnWords>
        <SelectField
          name="place"
          label="Day"
          options={placesOf(week)}
          value={place}
          onChange={({ currentTarget }) => onPlace(currentTarget.value)}
        />
      </Form>
    </div>
  )
}
