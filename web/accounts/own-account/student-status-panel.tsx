import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { StudentApplication } from '#domain/students/status.ts'
import { isOffered } from '#domain/values/brand.ts'
import { notOfferedText } from '#domain/values/clinic-features.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

const status = api<'verification'>(authenticatedFetch)['student-status']

/** A student ends their status here; a client applies for it, also again. */
export function StudentStatusPanel() {
  const { data: profile } = useProfile()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  if (!profile) return null

  async function apply(json: StudentApplication) {
    await status.$post({ json })
    await client.invalidateQueries()
    toast({ title: 'You are a student now', text: 'Send us a document on your student page.' })
  }

  async function end() {
    await status.$delete()
    await client.invalidateQueries()
    toast({ title: 'Student status ended', text: 'You keep your account and all that is in it.' })
  }

  if (!profile.is_student && !isOffered('students')) return <p>{notOfferedText('students')}</p>
  if (!profile.is_student)
    return (
      <div className="grid gap-4">
        <p>Do you study? Students get the Student Wellness Plan, which is free.</p>
        <Form
          schema={async () => (await import('#domain/students/status.ts')).studentApplication}
          onSubmit={apply}
          submitLabel="Apply as a student"
          busyLabel="Sending..."
          submitVariant="quiet"
        >
          <TextField
            name="institution_name"
            label="Institution name"
            hint="Your university, college or school."
            autoComplete="organization"
            defaultValue={profile.institution_name ?? ''}
          />
          <TextField
            name="student_id"
            label="Student ID"
            optional
            autoComplete="off"
            defaultValue={profile.student_id ?? ''}
          />
          <CheckboxField
            name="has_agreed"
            label="I confirm that I am a student at this institution, and that I may be asked to prove it."
          />
        </Form>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {profile.student_until
          ? `You are a student here until ${formatDate(profile.student_until)}.${isOffered('students') ? ' A new document before then adds a year.' : ''}`
          : 'You are a student here.'}
      </p>
      <p>
        If you do not study any more, end it here.{' '}
        {isOffered('students') ? ' You can apply again later.' : null}
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        End my student status
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End your student status?"
        confirmLabel="End my student status"
        cancelLabel="Stay a student"
        onConfirm={end}
      >
        <p>
          Your account becomes a client’s. You keep your readings, plans, messages and appointments.
          The free student plan ends.
        </p>
      </ConfirmDialog>
    </div>
  )
}
