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
import { joinDate, textOf } from '#web/platform/forms/form-data.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { isToSendLater } from '#web/platform/calls/send-when-possible.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { keepDraft, type Typed } from './draft.ts'
import { queueEntry, sendForm } from './outbox.ts'
import { toasts } from './texts.ts'

/** Where both Cancel and Submit lead (docs/specification.md, "Intake form"). */
const home = '/patient-dashboard'

interface IntakeFormProps {
  /** The initial values of the fields. */
  typed: Typed
  /** Some of it was typed here before, and would be lost. */
  isDraft: boolean
}

/**
 * The form itself: what was typed survives every failure, the consent page, and a visit to another
 * page.
 */
export function IntakeForm({ typed, isDraft }: IntakeFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const [isAsking, setAsking] = useState(false)
  // The initial values: what loads later must not change a field while the user types.
  const [first] = useState(typed)

  useLayoutEffect(() => {
    const form = box.current?.querySelector('form')
    // Same effect as a touch of the link: the page it leads to must be available offline.
    form?.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    isDone.current = false
    const keep = () => {
      if (form && !isDone.current && isChanged(form, isDraft)) keepDraft(valuesOf(form))
    }
    form?.addEventListener('input', keep)
    return () => {
      form?.removeEventListener('input', keep)
      keep()
    }
  }, [isDraft])

  async function leave() {
    isDone.current = true
    keepDraft(undefined)
    navigate(home)
  }

  /** The effect above saves what was typed. */
  const askConsent = () => {
    navigate('/consent?next=/intake')
    return 'asked' as const
  }

  async function submit(values: NewIntakeForm) {
    const form = { ...values, id: retry.keyFor(values) }
    try {
      const send = () => sendForm(form).then(() => 'sent' as const)
      if ((await withConsentTo(client, 'health_data', send, askConsent)) === 'asked') return
    } catch (failure) {
      if (!isToSendLater(failure) || !isQueued(form)) throw failure
      toast(toasts.waiting)
    }
    await leave()
  }

  function cancel(event: MouseEvent) {
    const form = box.current?.querySelector('form')
    if (!form || !isChanged(form, isDraft)) return
    event.preventDefault()
    setAsking(true)
  }

  return (
    <div ref={box} className="[&>.form]:max-w-none">
      <Form
        schema={async () => (await import('#domain/intake/schema.ts')).newIntakeForm}
        onSubmit={submit}
        submitLabel="Submit"
        busyLabel="Submitting..."
        actions={
          <LinkButton to={home} variant="quiet" onClick={cancel}>
            Cancel
          </LinkButton>
        }
      >
        <Fields typed={first} />
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

/** @returns false where this browser stores nothing, so that the form must stay on the screen */
function isQueued(form: NewIntakeForm & { id: string }): boolean {
  try {
    queueEntry(form)
    return true
  } catch {
    return false
  }
}

function Fields({ typed }: { typed: Typed }) {
  const [personal, emergency, medical, insurance] = intakeSections
  return (
    <>
      <Part title={personal.title}>
        <TextField
          name="fullName"
          label={personal.fields.fullName}
          autoComplete="name"
          defaultValue={typed.fullName}
        />
        <DateField
          name="dateOfBirth"
          label={personal.fields.dateOfBirth}
          hint="For example 27 3 1984."
          birthday
          {...(typed.dateOfBirth ? { defaultValue: typed.dateOfBirth } : {})}
        />
        <TextField
          name="phone"
          type="tel"
          label={personal.fields.phone}
          autoComplete="tel"
          defaultValue={typed.phone}
        />
        <TextField
          name="address"
          label={personal.fields.address}
          hint="Street or plot, area, town."
          autoComplete="street-address"
          defaultValue={typed.address}
        />
      </Part>
      <Part title={emergency.title}>
        <TextField
          name="emergencyContact"
          label={emergency.fields.emergencyContact}
          hint="Someone we may call if you are in danger."
          autoComplete="off"
          defaultValue={typed.emergencyContact}
        />
        <TextField
          name="emergencyPhone"
          type="tel"
          label={emergency.fields.emergencyPhone}
          autoComplete="off"
          defaultValue={typed.emergencyPhone}
        />
      </Part>
      <Part title={medical.title}>
        <OwnWords>
          <TextAreaField
            name="medicalHistory"
            label={medical.fields.medicalHistory}
            optional
            defaultValue={typed.medicalHistory}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="currentMedications"
            label={medical.fields.currentMedications}
            hint="With the dose, if you know it."
            optional
            defaultValue={typed.currentMedications}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="allergies"
            label={medical.fields.allergies}
            optional
            defaultValue={typed.allergies}
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="reasonForVisit"
            label={medical.fields.reasonForVisit}
            hint="In your own words."
            defaultValue={typed.reasonForVisit}
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
          defaultValue={typed.insuranceProvider}
        />
        <TextField
          name="insuranceNumber"
          label={insurance.fields.insuranceNumber}
          optional
          autoComplete="off"
          defaultValue={typed.insuranceNumber}
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
function isChanged(form: HTMLFormElement, isDraft: boolean): boolean {
  return (
    isDraft || [...form.elements].some((element) => 'defaultValue' in element && isTyped(element))
  )
}

const isTyped = (element: Element) => {
  const { value, defaultValue } = element as HTMLInputElement
  return value !== defaultValue
}

function valuesOf(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const part = (name: string) => textOf(data, `dateOfBirth.${name}`)
  const dateOfBirth = joinDate(part('day'), part('month'), part('year'))
  const names = intakeSections.flatMap(({ fields }) => Object.keys(fields))
  return {
    ...Object.fromEntries(names.map((name) => [name, textOf(data, name)])),
    ...(dateOfBirth ? { dateOfBirth } : {}),
  }
}
