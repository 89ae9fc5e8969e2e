import { useState } from 'react'
import type { StudentVerification } from '#domain/students/verification.ts'
import { fitFile, smallest } from '#web/platform/signed-in/files/fit-file.ts'
import { upload } from '#web/platform/signed-in/files/upload.ts'
import { FileField } from '#web/ui/forms/file-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { missingFile, toasts } from '../texts.ts'
import type { VerificationForm as Chosen } from './verification-schema.ts'

/** Sends the proof of being a student. */
export function VerificationForm({
  onSent,
  onTaken,
}: {
  onSent: (sent: StudentVerification) => void
  /** It was sent already, from another tab say. */
  onTaken: () => void
}) {
  const [percent, setPercent] = useState(0)
  const retry = useIdempotencyKey()

  async function send({ file }: Chosen) {
    const { name, size, lastModified } = file
    const form = new FormData()
    form.set('id', retry.keyFor({ name, size, lastModified }))
    form.set('file', await fitFile('file', file, smallest.paper), name)
    setPercent(0)
    try {
      const sent = await upload('/api/student-verification', form, setPercent)
      retry.reset()
      toast(toasts.sent)
      onSent(sent as StudentVerification)
    } catch (failure) {
      if (failure instanceof ProblemError && failure.status === 409) onTaken()
      throw failure
    } finally {
      setPercent(0)
    }
  }

  function showErrors(errors: Record<string, string>) {
    const [text = ''] = Object.values(errors)
    toast({
      ...(text === missingFile.text ? missingFile : { title: toasts.uploadFailed, text }),
      kind: 'destructive',
    })
  }

  return (
    <Form
      schema={async () => (await import('./verification-schema.ts')).verificationForm}
      onSubmit={send}
      onInvalid={showErrors}
      submitLabel="Upload"
      busyLabel={percent > 0 && percent < 100 ? `Uploading... ${percent} %` : 'Uploading...'}
    >
      <FileField
        name="file"
        label="Your document"
        hint="A picture (png or jpeg) or a PDF of at most 5 MB. Only those who check it can open it, and it is deleted 90 days after the decision."
        accept="image/png,image/jpeg,application/pdf"
      />
    </Form>
  )
}
