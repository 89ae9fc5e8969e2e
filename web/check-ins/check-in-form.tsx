import { useQueryClient } from '@tanstack/react-query'
import { longest } from '#domain/check-ins/limits.ts'
import type { NewCheckIn } from '#domain/check-ins/schema.ts'
import { who5 } from '#domain/screening/instruments/who-5.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { raiseAlert } from '#web/safety/alert/alert-outbox.ts'
import { speaksOfDanger } from '#web/safety/alert/speaks-of-danger.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { CheckboxField, ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownCheckIns, sendCheckIn } from './queries.ts'
import { questions, sendingFailed, sentToast } from './texts.ts'

const draft = memoryDraft<Typed>('check-in')

const fetchForm = loadOnce(() => import('#domain/check-ins/form.ts'))

const options = who5.choices.map(({ label, value }) => ({ value: String(value), label }))

/** The WHO-5 in its published words, two questions, and the plan. */
export function CheckInForm({ onDanger }: { onDanger: (alertId: string) => void }) {
  const client = useQueryClient()
  const { log, keyFor } = useLogEntry({
    place: '/check-in',
    failure: sendingFailed,
    list: ownCheckIns,
  })

  async function submit(entry: Omit<NewCheckIn, 'id'>) {
    // Before anything is sent or consented to: help never waits.
    if (await speaksOfDanger(entry.went_well, entry.was_hard, entry.plan)) {
      raiseAlert(keyFor(entry))
      onDanger(keyFor(entry))
    }
    const own = await log(entry, { send: sendCheckIn })
    if (!own) return false
    toast(sentToast)
    client.setQueryData(ownCheckIns.queryKey, own)
    return true
  }

  return (
    <Form
      schema={async () => (await fetchForm()).checkInForm}
      submitLabel="Send my check-in"
      busyLabel="Sending..."
      draft={draft}
      onSubmit={async (typed) => submit((await fetchForm()).readForm(typed))}
    >
      <p>
        A therapist of this clinic reads what you send, with your name, date of birth and phone
        number. No one reads it at once: in danger, call a helpline.
      </p>
      <h3>Your well-being</h3>
      <p>
        {who5.stem} {who5.stem_continuation}
      </p>
      {who5.items.map(({ text }, place) => (
        <ChoiceCards key={text} name={`s${place}`} label={text} options={options} columns />
      ))}
      <p className="text-sm text-muted">
        {who5.attribution} {who5.licence}
      </p>
      <OwnWords>
        {Object.entries(questions).map(([name, label]) => (
          <TextAreaField key={name} name={name} label={label} optional maxLength={longest.words} />
        ))}
      </OwnWords>
      <CheckboxField
        name="is_shared"
        label="Show this check-in to the providers who see my screenings, too"
      />
    </Form>
  )
}
