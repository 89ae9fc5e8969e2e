import { Corrects } from '#web/platform/drafts/corrects.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { Activity, ActivityCorrection } from '#domain/diary/activities.ts'
import { activityKinds, efforts } from '#domain/diary/activity-kinds.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { useCorrectEntry } from '#web/ui/actions/use-correct-entry.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { DayField } from './day-field.tsx'
import type { CorrectFormProps } from './diary-list.tsx'
import { activityLog, correctActivity, noteActivity } from './queries.ts'
import { errorTitles, writtenActivity } from './texts.ts'

const draft = memoryDraft<Typed>('activity')

const effortLabels = {
  Light: 'You can sing while you do it.',
  Moderate: 'You can talk, but not sing.',
  Hard: 'You can say a few words only.',
}

type ActivityValues = Omit<ActivityCorrection, 'change_id' | 'corrected_at'>

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
      <ActivityFields today={today} />
    </Form>
  )
}

/** Corrects a logged activity. */
export function CorrectActivity({ entry, today, onDone }: CorrectFormProps<Activity>) {
  const client = useQueryClient()
  const { day, kind, minutes, effort, note } = entry
  const typed: ActivityValues = { day, kind, minutes, effort, note }
  const save = useCorrectEntry({
    entry,
    typed,
    send: correctActivity,
    refresh: () => client.invalidateQueries(activityLog),
    nameOf: writtenActivity,
    onDone,
  })
  return (
    <Form
      schema={async () => (await import('#domain/diary/activities.ts')).activityForm}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={save}
    >
      <Corrects id={entry.id} />
      <ActivityFields noted={entry} today={today} />
    </Form>
  )
}

interface ActivityFieldsProps {
  /** Of a correction. */
  noted?: Activity
  today: string
}

function ActivityFields({ noted, today }: ActivityFieldsProps) {
  return (
    <div className="grid gap-4">
      <SelectField
        name="kind"
        label="What did you do?"
        placeholder="Choose"
        options={activityKinds}
        defaultValue={noted?.kind}
      />
      <NumberField name="minutes" label="For how long?" unit="min" defaultValue={noted?.minutes} />
      <ChoiceCards
        name="effort"
        label="How hard was it?"
        options={efforts.map((value) => ({ value, label: value, detail: effortLabels[value] }))}
        {...(noted ? { defaultValue: noted.effort } : {})}
      />
      <DayField today={today} day={noted?.day} />
      <OwnWords>
        <TextField
          name="note"
          label="Notes"
          optional
          maxLength={300}
          defaultValue={noted?.note ?? undefined}
        />
      </OwnWords>
    </div>
  )
}
