import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maxReasonLine, maxVisitNote } from '#domain/appointments/visit-reason.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useLocation } from '#web/platform/location.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { keepReason } from './reason-queries.ts'

interface ReasonFormProps {
  /** The appointment. */
  id: string
  said: { reason: string | null; note: string | null }
  /** Undefined where there is nothing to go back to. */
  onClose: (() => void) | undefined
  onSaved: () => void
}

/** Why the user comes to a visit that is booked: health text, so it is in no storage of a shared phone. */
export function ReasonForm({ id, said, onClose, onSaved }: ReasonFormProps) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const withConsent = useWithConsent(`${pathname}${search}`)
  const [draft] = useState(() => memoryDraft<Typed>(`why you come to ${id}`))
  return (
    <OwnWords>
      <Form
        schema={async () => (await import('#domain/appointments/visit-reason.ts')).newVisitReason}
        draft={draft}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const kept = await withConsent(async () => {
            await keepReason(client, id, typed)
            return true
          })
          if (!kept) return false
          onSaved()
          return true
        }}
        actions={
          onClose ? (
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          ) : null
        }
      >
        <TextField
          name="reason"
          label="Why do you come?"
          maxLength={maxReasonLine}
          defaultValue={said.reason ?? ''}
          optional
        />
        <TextAreaField
          name="note"
          label="Anything else your provider must know"
          rows={2}
          maxLength={maxVisitNote}
          defaultValue={said.note ?? ''}
          optional
        />
      </Form>
    </OwnWords>
  )
}
