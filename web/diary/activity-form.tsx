import { activityKinds, efforts } from '#domain/diary/activity-kinds.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { DayField } from './day-field.tsx'
import { activityLog, noteActivity } from './queries.ts'
import { errorTitles } from './texts.ts'

const draft = memoryDraft<Typed>('activity')

const effortLabels = {
  Light: 'You can sing while you do it.',
  Moderate: 'You can talk, but not sing.',
  Hard: 'You can say a few words only.',
}

/** The form to log an activity. */
export function ActivityForm({ today }: { today: string }) {
  const { log } = useLogEntry({
    place: '/diabetes?tab=activity',
    failure: errorTitles.saving,
    list: activityLog,
  })
  return (
    <Form
      schema={async () => (await import('#domain/diary/activities.ts')).activityForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      draft={draft}
      resetOnSuccess
      onSubmit={async (entry) => {
        const logged = await log(entry, {
          send: noteActivity,
          success: () => `${entry.kind}, ${entry.minutes} minutes, is in your log.`,
        })
        return logged !== undefined
      }}
    >
      <div className="grid gap-4">
        <SelectField
          name="kind"
          label="What did you do?"
          placeholder="Choose"
          options={activityKinds}
        />
        <NumberField name="minutes" label="For how long?" unit="min" />
        <ChoiceCards
          name="effort"
          label="How hard was it?"
          options={efforts.map((value) => ({ value, label: value, detail: effortLabels[value] }))}
        />
        <DayField today={today} />
        <OwnWords>
          <TextField name="note" label="Notes" optional maxLength={300} />
        </OwnWords>
      </div>
    </Form>
  )
}
