import { useQueryClient } from '@tanstack/react-query'
import type { NewActivity } from '#domain/diary/activities.ts'
import { activityKinds, efforts } from '#domain/diary/activity-kinds.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { DayField } from './day-field.tsx'
import { noteActivity } from './queries.ts'
import { useDiaryEntry } from './use-diary-entry.ts'

const effortLabels = {
  Light: 'You can sing while you do it.',
  Moderate: 'You can talk, but not sing.',
  Hard: 'You can say a few words only.',
}

/** The form to log an activity. */
export function ActivityForm({ today }: { today: string }) {
  const client = useQueryClient()
  const { note, typed, round } = useDiaryEntry<NewActivity>('activity', (entry) =>
    noteActivity(client, entry),
  )
  return (
    <Form
      schema={async () => (await import('#domain/diary/activities.ts')).activityForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      onSubmit={(entry, changed) =>
        note(entry, `${entry.kind}, ${entry.minutes} minutes, is in your log.`, changed)
      }
    >
      <div className="grid gap-4" key={round}>
        <SelectField
          name="kind"
          label="What did you do?"
          placeholder="Choose"
          options={activityKinds}
          defaultValue={typed.kind ?? ''}
        />
        <NumberField name="minutes" label="For how long?" unit="min" defaultValue={typed.minutes} />
        <ChoiceCards
          name="effort"
          label="How hard was it?"
          options={efforts.map((value) => ({ value, label: value, detail: effortLabels[value] }))}
          {...(typed.effort ? { defaultValue: typed.effort } : {})}
        />
        <DayField today={today} chosen={typed.day} />
        <OwnWords>
          <TextField
            name="note"
            label="Notes"
            optional
            maxLength={300}
            defaultValue={typed.note ?? undefined}
          />
        </OwnWords>
      </div>
    </Form>
  )
}
