import { useEffect, useRef, useState } from 'react'
import { professions, professionLabels } from '#domain/practice/professions.ts'
import type { Registration } from '#domain/practice/registration.ts'
import { ChoiceCards, DateField } from '#web/ui/forms/choice-fields.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { FileField } from '#web/ui/forms/file-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { upload } from '#web/platform/signed-in/files/upload.ts'
import type { RegistrationForm as Typed } from './schemas.ts'
import { fitFile, smallest } from '#web/platform/signed-in/files/fit-file.ts'
import { withFailureToast } from './with-failure-toast.ts'
import { toasts } from '#web/practice/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const loadChecks = loadOnce(() => import('#domain/practice/registration.ts'))

interface RegistrationFormProps {
  /** The last registration: most of it is the same again. */
  last: Registration | null
  /** A button opened it: the focus goes to the first field. */
  hasFocus: boolean
  onSent: (sent: Registration) => void
}

/** The data of a practising certificate, and the certificate itself. */
export function RegistrationForm({ last, hasFocus, onSent }: RegistrationFormProps) {
  const [percent, setPercent] = useState(0)
  const retry = useIdempotencyKey()
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (hasFocus) first.current?.focus()
  }, [hasFocus])

  async function send({ document, ...typed }: Typed) {
    // Uploading a document takes minutes on a slow connection: errors that can be found before are
    // shown before.
    const { findCertificateIssues } = await loadChecks()
    const issues = findCertificateIssues(typed, dayOf(Date.now()))
    if (Object.keys(issues).length > 0) throw rejection(issues)
    const { name, size, lastModified } = document
    const form = new FormData()
    form.set('id', retry.keyFor({ ...typed, name, size, lastModified }))
    for (const [field, value] of Object.entries(typed)) form.set(field, String(value))
    form.set('document', await fitFile('document', document, smallest.paper), name)
    setPercent(0)
    const sending = upload('/api/provider/registration', form, setPercent)
    const sent = (await withFailureToast(toasts.registrationFailed, sending)) as Registration
    retry.reset()
    toast(toasts.registrationSent)
    onSent(sent)
  }

  return (
    <Form
      schema={async () => (await import('./schemas.ts')).registrationForm}
      onSubmit={send}
      submitLabel="Send the registration"
      busyLabel={percent > 0 && percent < 100 ? `Sending... ${percent} %` : 'Sending...'}
    >
      <TextField
        ref={first}
        name="registration_body"
        label="Registered with"
        hint="For example the Health Professions Council of Zambia."
        autoComplete="off"
        maxLength={200}
        defaultValue={last?.registration_body}
      />
      <TextField
        name="registration_number"
        label="Registration number"
        hint="As shown on your certificate."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        defaultValue={last?.registration_number}
      />
      <ChoiceCards
        name="profession"
        label="You work as a"
        hint="It decides which requests reach you: dietitians write meal plans, fitness experts exercise plans."
        options={professions.map((value) => ({ value, label: professionLabels[value] }))}
        defaultValue={last?.profession ?? []}
      />
      <TextField
        name="certificate_year"
        label="Year of your practising certificate"
        hint="Four digits, for example 2026."
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
      />
      <DateField
        name="certificate_expires_on"
        label="The certificate runs out on"
        hint="For example 31 12 2026."
      />
      <FileField
        name="document"
        label="Your practising certificate"
        hint="A picture (png or jpeg) or a PDF of at most 5 MB. Only those who check it can open it, and it is deleted 90 days after the decision."
        accept="image/png,image/jpeg,application/pdf"
      />
    </Form>
  )
}

const rejection = (fields: Record<string, string>) =>
  new ProblemError({
    code: 'invalid',
    message: 'Please check what you entered.',
    fields,
    status: 422,
  })
