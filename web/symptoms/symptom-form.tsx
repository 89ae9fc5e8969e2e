import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { latestDays, type NewSymptomEntry, type SymptomEntry } from '#domain/symptoms/schema.ts'
import {
  careNotesOn,
  isDangerSign,
  nameOfEntry,
  severities,
  symptomKeys,
} from '#domain/symptoms/symptoms.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import type { ChangedSince } from '#web/ui/forms/form-check.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { CareNotes } from './care-notes.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { noteSymptom } from './queries.ts'
import { SymptomChoice } from './symptom-choice.tsx'
import { dangerNotice, errorTitles } from './texts.ts'

/** What was typed before the person was asked for consent. In the memory of this tab alone. */
let left: Partial<NewSymptomEntry> = {}
onSignedOut(() => {
  left = {}
})

interface SymptomFormProps {
  now: number
  withConsent: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  onLogged: (entry: SymptomEntry) => void
}

/** Notes how one feels. A sign of danger is answered as soon as it is chosen, whatever is saved. */
export function SymptomForm({ now, withConsent, onLogged }: SymptomFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState(left)
  const [isEarlier, setEarlier] = useState(false)
  const days = Array.from({ length: latestDays }, (_, ago) => dayAfter(dayOf(now), -ago))

  function say(more: Partial<NewSymptomEntry>) {
    const said = { ...typed, ...more }
    if (isDangerSign(said) && !isDangerSign(typed)) toast(dangerNotice)
    setTyped(said)
  }

  async function submit(json: NewSymptomEntry, changed: ChangedSince) {
    left = json
    try {
      const entry = await withConsent(() =>
        noteSymptom(client, { ...json, id: retry.keyFor(json) }),
      )
      if (!entry) return
      left = {}
      retry.reset()
      setRound(round + 1)
      setTyped(changed() as Partial<NewSymptomEntry>)
      setEarlier(false)
      toast({ title: 'Logged', text: `${nameOfEntry(entry)} is in your list.` })
      onLogged(entry)
    } catch (failure) {
      toastFailure(errorTitles.saving, failure)
      throw failure
    }
  }

  return (
    <Form
      schema={async () => (await import('./entry-schema.ts')).symptomForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      onSubmit={({ when, day, time, ...said }, changed) =>
        submit(
          {
            ...said,
            ...(when === 'earlier' && day ? { felt_at: instantAt(day, time).toISOString() } : {}),
          },
          changed,
        )
      }
    >
      <div className="grid gap-4" key={round}>
        <SymptomChoice
          defaultValue={typed.symptom}
          onChoose={(value) => say({ symptom: symptomKeys.find((key) => key === value) ?? null })}
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
            defaultValue={typed.own_words ?? undefined}
            autoComplete="off"
            onChange={(event) => say({ own_words: event.target.value })}
          />
        </OwnWords>
        <ChoiceCards
          name="severity"
          label="How strong is it?"
          columns
          options={severities.map(({ value, label }) => ({ value: String(value), label }))}
          {...(typed.severity ? { defaultValue: String(typed.severity) } : {})}
        />
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
        {isEarlier ? (
          <div className="grid grid-cols-2 items-end gap-4">
            <SelectField
              name="day"
              label="Day"
              options={days.map((day, ago) => ({
                value: day,
                label: ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatDay(day),
              }))}
            />
            <TextField name="time" label="Time" type="time" />
          </div>
        ) : null}
        <OwnWords>
          <TextField
            name="notes"
            label="Notes"
            optional
            maxLength={500}
            defaultValue={typed.notes ?? undefined}
            onChange={(event) => say({ notes: event.target.value })}
          />
        </OwnWords>
      </div>
    </Form>
  )
}
