import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { latestDays, type NewSymptomEntry, type SymptomEntry } from '#domain/symptoms/schema.ts'
import {
  careNotesOn,
  isDangerSign,
  nameOfEntry,
  severities,
  symptomKeys,
} from '#domain/symptoms/symptoms.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { dropUnsaved, noteUnsaved, useCarriedEntry } from '#web/platform/unsaved-entry.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { CareNotes } from './care-notes.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { recordSymptom, ownSymptoms } from './queries.ts'
import { SymptomChoice } from './symptom-choice.tsx'
import { dangerNotice, errorTitles } from './texts.ts'

const draft = memoryDraft<Typed>('symptom')

interface SymptomFormProps {
  now: number
  /** The page of this form: a path with its search. */
  place: string
  onLogged: (entry: SymptomEntry) => void
}

/** Notes how one feels. A sign of danger is answered as soon as it is chosen, whatever is saved. */
export function SymptomForm({ now, place, onLogged }: SymptomFormProps) {
  const client = useQueryClient()
  const { log, keyFor } = useLogEntry({ place, failure: errorTitles.saving, list: ownSymptoms })
  useCarriedEntry()
  const [typed, setTyped] = useState<Partial<NewSymptomEntry>>({})
  const [isEarlier, setEarlier] = useState(false)

  function say(more: Partial<NewSymptomEntry>) {
    setTyped((before) => ({ ...before, ...more }))
    if (isDangerSign({ ...typed, ...more }) && !isDangerSign(typed)) toast(dangerNotice)
  }

  async function submit(json: NewSymptomEntry) {
    const shown = nameOfEntry(json)
    noteUnsaved({
      shown: `“${shown}”`,
      ...(isDangerSign(json) ? { warning: <EmergencyCard about={shown} /> } : {}),
      async save() {
        await recordSymptom({ ...json, id: keyFor(json) })
        draft.clear()
        await client.invalidateQueries(ownSymptoms)
      },
    })
    const entry = await log(json, {
      send: recordSymptom,
      success: (logged) => `${nameOfEntry(logged)} is in your list.`,
    })
    if (!entry) return false
    dropUnsaved()
    // The fields are new, and those of them that are filled in again say so themselves.
    setTyped({})
    setEarlier(false)
    onLogged(entry)
    return true
  }

  return (
    <Form
      schema={async () => (await import('./entry-schema.ts')).symptomForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      draft={draft}
      resetOnSuccess
      onSubmit={({ when, day, time, ...said }) =>
        submit({
          ...said,
          ...(when === 'earlier' && day ? { felt_at: instantAt(day, time).toISOString() } : {}),
        })
      }
    >
      <SymptomFields typed={typed} onSay={say}>
        <ChoiceCards
          name="when"
          label="When?"
          columns
          defaultValue="now"
          options={[
            { value: 'now', label: 'Now' },
            { value: 'earlier', label: 'Earlier' },
          ]}
          onChange={(value) => setEarlier(value === 'earlier')}
        />
        {isEarlier ? <WhenFields now={now} /> : null}
      </SymptomFields>
    </Form>
  )
}

interface SymptomFieldsProps {
  /** What is said so far. */
  typed: Partial<NewSymptomEntry>
  /** What a correction begins with. */
  noted?: SymptomEntry
  onSay: (more: Partial<NewSymptomEntry>) => void
  /** The fields about the time. */
  children: ReactNode
}

/** What a person feels, with what to do about it as soon as it is chosen. */
export function SymptomFields({ typed, noted, onSay, children }: SymptomFieldsProps) {
  return (
    <div className="grid gap-4">
      <SymptomChoice
        chosen={noted?.symptom}
        onChoose={(value) => onSay({ symptom: symptomKeys.find((key) => key === value) ?? null })}
      />
      {isDangerSign(typed) ? (
        <EmergencyCard
          about={nameOfEntry({
            symptom: typed.symptom ?? null,
            own_words: typed.symptom ? null : typed.own_words || typed.notes || null,
          })}
        />
      ) : (
        <CareNotes notes={careNotesOn(typed)} />
      )}
      <OwnWords>
        <TextField
          name="own_words"
          label="In your own words"
          optional
          maxLength={200}
          autoComplete="off"
          defaultValue={noted?.own_words ?? undefined}
          onChange={(event) => onSay({ own_words: event.target.value })}
        />
      </OwnWords>
      <ChoiceCards
        name="severity"
        label="How strong is it?"
        columns
        options={severities.map(({ value, label }) => ({ value: String(value), label }))}
        {...(noted ? { defaultValue: String(noted.severity) } : {})}
      />
      {children}
      <OwnWords>
        <TextField
          name="notes"
          label="Notes"
          optional
          maxLength={500}
          defaultValue={noted?.notes ?? undefined}
          onChange={(event) => onSay({ notes: event.target.value })}
        />
      </OwnWords>
    </div>
  )
}

interface WhenFieldsProps {
  now: number
  /** ISO time that the fields begin with. */
  at?: string
}

/** The day and the time at which it was felt: today and the 29 days before. */
export function WhenFields({ now, at }: WhenFieldsProps) {
  const [day, setDay] = useState(at && dayOf(at))
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <SelectField
        name="day"
        label="Day"
        options={daysToChoose(now).map((day, ago) => ({
          value: day,
          label: ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatDay(day),
        }))}
        // Over midnight it follows, unless it was chosen.
        value={day ?? dayOf(now)}
        onChange={({ target }) => setDay(target.value)}
      />
      <TimeField name="time" label="Time" defaultValue={at && formatTime(at)} />
    </div>
  )
}

/** The days for which something can be noted, today first. */
export const daysToChoose = (now: number) =>
  Array.from({ length: latestDays }, (_, ago) => dayAfter(dayOf(now), -ago))
