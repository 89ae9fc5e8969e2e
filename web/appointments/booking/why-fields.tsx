import { useEffect, useState } from 'react'
import { maxReasonLine, maxVisitNote } from '#domain/appointments/visit-reason.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { api } from '#web/api.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import { useLocation } from '#web/platform/location.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

const { appointments } = api<'visitReasons'>(authenticatedFetch)

interface Typed {
  reason: string
  note: string
}
/** Health text: in no storage of a shared phone, and there again after the consent page. */
const draft = memoryDraft<Typed>('why you come')

/** What was typed, and what is done with it once the visit is booked. */
export interface Why {
  /** Asks for the consent to keep it first. */
  withConsent: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  keep: (appointment_id: string) => Promise<void>
}

/** Why the patient comes: for the provider alone. */
export function WhyFields({ onChange }: { onChange: (why: Why | undefined) => void }) {
  const { pathname, search } = useLocation()
  const withConsent = useWithConsent(`${pathname}${search}`)
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? { reason: '', note: '' })
  const reason = typed.reason.trim()
  const note = typed.note.trim()

  function type(change: Partial<Typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    draft.keep(next)
  }

  useEffect(() => {
    if (!reason && !note) return onChange(undefined)
    onChange({
      withConsent,
      keep: async (id) => {
        const json = { ...(reason ? { reason } : {}), ...(note ? { note } : {}) }
        await appointments[':id']['visit-reason'].$put({ param: { id }, json })
        draft.clear()
      },
    })
    // The callbacks do the same at each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reason, note])

  return (
    <OwnWords>
      <TextField
        name="visit_reason"
        label="Why do you come?"
        hint="Only your provider reads it, not the front desk."
        maxLength={maxReasonLine}
        value={typed.reason}
        onChange={(event) => type({ reason: event.currentTarget.value })}
        optional
      />
      <TextAreaField
        name="visit_note"
        label="Anything else your provider must know"
        rows={2}
        maxLength={maxVisitNote}
        value={typed.note}
        onChange={(event) => type({ note: event.currentTarget.value })}
        optional
      />
    </OwnWords>
  )
}
