import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { NewIntakeForm } from '#domain/intake/schema.ts'
import { intakeSections } from '#domain/intake/sections.ts'
import { useNavigate } from '#web/platform/location.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { withConsentTo } from '#web/platform/signed-in/consents.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { TextField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { isToSendLater } from '#web/platform/calls/send-when-possible.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { FirstValues } from './first-values.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { queueEntry, sendForm } from './outbox.ts'
import { toasts } from './texts.ts'

/** Where both Cancel and Submit lead (docs/specification.md, "Intake form"). */
const home = '/patient-dashboard'

const draft = tabDraft<Typed>('intake')

interface IntakeFormProps {
  first: FirstValues
  /** They are of a form that waits on this phone. */
  isCorrection: boolean
}

/**
 * The form itself: what was typed survives every failure, the consent page, and a visit to another
 * page.
 */
export function IntakeForm(props: IntakeFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const [isAsking, setAsking] = useState(false)
  // The initial values: what loads later must not change a field while the user types.
  const [first] = useState(props.first)

  useLayoutEffect(() => {
    // Same effect as a touch of the link: the page it leads to must be available offline.
    box.current?.querySelector('form a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  }, [])

  function leave() {
    draft.clear()
    navigate(home)
  }

  const askConsent = () => {
    navigate('/consent?next=/intake')
    return 'asked' as const
  }

  async function submit(values: NewIntakeForm) {
    const form = { ...values, id: retry.keyFor(values) }
    try {
      const send = () => sendForm(form).then(() => 'sent' as const)
      if ((await withConsentTo(client, 'health_data', send, askConsent)) === 'asked') return false
    } catch (failure) {
      const place = isToSendLater(failure) ? await queued(form) : undefined
      if (!place) throw failure
      toast(toasts.waiting(place))
    }
    leave()
    return true
  }

  function cancel(event: MouseEvent) {
    const form = box.current?.querySelector('form')
    if (!form || !(props.isCorrection || isChanged(form))) return
    event.preventDefault()
    setAsking(true)
  }

  return (
    <div ref={box} className="[&>.form]:max-w-none">
      <Form
        schema={async () => (await import('#domain/intake/schema.ts')).newIntakeForm}
        draft={draft}
        onSubmit={submit}
        submitLabel="Submit"
        busyLabel="Submitting..."
        actions={
          <LinkButton to={home} variant="quiet" onClick={cancel}>
            Cancel
          </LinkButton>
        }
      >
        <Fields first={first} />
      </Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Leave without sending?"
        confirmLabel="Discard form"
        cancelLabel="Continue writing"
        onConfirm={leave}
      >
        <p>What you typed on this page is lost. What you sent before stays.</p>
      </ConfirmDialog>
    </div>
  )
}

/** @returns undefined where this browser stores nothing, so that the form must stay on the screen */
async function queued(form: NewIntakeForm & { id: string }): Promise<Place | undefined> {
  try {
    return await queueEntry(form)
  } catch {
    return undefined
  }
}

function Fields({ first }: { first: FirstValues }) {
  const [personal, emergency, medical, insurance] = intakeSections
  return (
    <>
      <Part title={personal.title}>
        <TextField
          name="fullName"
          label={personal.fields.fullName}
          autoComplete="name"
          defaultValue={first.fullName}
        />
        <DateField
          name="dateOfBirth"
          label={personal.fields.dateOfBirth}
          hint="For example 27 3 1984."
          birthday
          {...(first.dateOfBirth ? { defaultValue: first.dateOfBirth } : {})}
        />
        <TextField
          name="phone"
          type="tel"
          label={personal.fields.phone}
          autoComplete="tel"
          defaultValue={showPhone(first.phone ?? '')}
        />
        <TextField
          name="address"
          label={personal.fields.address}
          hint="Street or plot, area, town."
          autoComplete="street-address"
          defaultValue={first.address}
        />
      </Part>
      <Part title={emergency.title}>
        <TextField
          name="emergencyContact"
          label={emergency.fields.emergencyContact}
          hint="Someone we may call if you are in danger."
          autoComplete="off"
          defaultValue={first.emergencyContact}
        />
        <TextField
          name="emergencyPhone"
          type="tel"
          label={emergency.fields.emergencyPhone}
          autoComplete="off"
          defaultValue={showPhone(first.emergencyPhone ?? '')}
        />
      </Part>
      <Part title={medical.title}>
        <OwnWords>
          <TextAreaField
            name="medicalHistory"
            label={medical.fields.medicalHistory}
            optional
            defaultValue={first.medicalHistory}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="currentMedications"
            label={medical.fields.currentMedications}
            hint="With the dose, if you know it."
            optional
            defaultValue={first.currentMedications}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="allergies"
            label={medical.fields.allergies}
            optional
            defaultValue={first.allergies}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="reasonForVisit"
            label={medical.fields.reasonForVisit}
            hint="In your own words."
            defaultValue={first.reasonForVisit}
          />
        </OwnWords>
      </Part>
      <Part title={insurance.title}>
        <TextField
          name="insuranceProvider"
          label={insurance.fields.insuranceProvider}
          hint="For example NHIMA."
          optional
          autoComplete="off"
          defaultValue={first.insuranceProvider}
        />
        <TextField
          name="insuranceNumber"
          label={insurance.fields.insuranceNumber}
          optional
          autoComplete="off"
          defaultValue={first.insuranceNumber}
        />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <h2>{title}</h2>
      <div className="grid max-w-144 min-w-0 gap-6">{children}</div>
    </Card>
  )
}

/** Whether something would be lost: typed now, or typed before and filled in again. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some(
    (element) =>
      'defaultValue' in element && (element as HTMLInputElement).value !== element.defaultValue,
  )
