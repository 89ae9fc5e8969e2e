import { Corrects } from '#web/platform/drafts/corrects.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { instantAt } from '#domain/values/lusaka.ts'
import type { NewSymptomEntry, SymptomCorrection, SymptomEntry } from '#domain/symptoms/schema.ts'
import { isDangerSign, nameOfEntry } from '#domain/symptoms/symptoms.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { useCorrectEntry } from '#web/ui/actions/use-correct-entry.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { correctSymptom, ownSymptoms } from './queries.ts'
import { daysToChoose, SymptomFields, WhenFields } from './symptom-form.tsx'
import { dangerNotice } from './texts.ts'

type Values = Omit<SymptomCorrection, 'change_id' | 'corrected_at'>

interface CorrectSymptomProps {
  entry: SymptomEntry
  onDone: () => void
}

/** Corrects what was noted: also a correction can name a sign of danger, which is answered at once. */
export function CorrectSymptom({ entry, onDone }: CorrectSymptomProps) {
  const client = useQueryClient()
  const { now } = useServerNow()
  const { symptom, own_words, severity, felt_at, notes } = entry
  const noted: Values = { symptom, own_words, severity, felt_at, notes }
  const [typed, setTyped] = useState<Partial<NewSymptomEntry>>(noted)
  // Older days are not in the list, so the time stays.
  const isDatable = daysToChoose(now).includes(dayOf(felt_at))
  const save = useCorrectEntry({
    entry,
    typed: isDatable ? noted : withoutTime(noted),
    send: correctSymptom,
    refresh: () => client.invalidateQueries(ownSymptoms),
    nameOf: nameOfEntry,
    onDone,
  })

  function say(more: Partial<NewSymptomEntry>) {
    setTyped((before) => ({ ...before, ...more }))
    if (isDangerSign({ ...typed, ...more }) && !isDangerSign(typed)) toast(dangerNotice)
  }

  return (
    <Form
      schema={async () => (await import('./entry-schema.ts')).symptomForm}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={({ day, time, ...rest }) => {
        const { when: _when, ...said } = rest
        // The seconds of a time that was not changed stay.
        const isChanged = day && time && (day !== dayOf(felt_at) || time !== formatTime(felt_at))
        return save({
          ...said,
          ...(isDatable && isChanged ? { felt_at: instantAt(day, time).toISOString() } : {}),
        })
      }}
    >
      <Corrects id={entry.id} />
      <input type="hidden" name="when" value={isDatable ? 'earlier' : 'now'} />
      <SymptomFields typed={typed} noted={entry} onSay={say}>
        {isDatable ? <WhenFields now={now} at={felt_at} /> : null}
      </SymptomFields>
      <p className="mt-4 text-sm text-muted">We keep what it was.</p>
    </Form>
  )
}

const withoutTime = ({ symptom, own_words, severity, notes }: Values): Values => ({
  symptom,
  own_words,
  severity,
  notes,
})
