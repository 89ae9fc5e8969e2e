import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { professionIn, professions, professionWords } from '#domain/professions.ts'
import type { NewDecision, RegistrationForAdmin } from '#domain/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf, formatDate, formatDateTime } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Surface } from '#web/ui/page.tsx'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { decide, registrations } from './queries.ts'
import { notices } from './texts.ts'

/** Approve, or refuse with a reason; then on to whoever waits next. Or what was decided. */
export function DecisionPanel({ registration }: { registration: RegistrationForAdmin }) {
  const { status, decided_at, reason } = registration
  if (status === 'pending') return <Buttons registration={registration} />
  return (
    <Surface className="self-start">
      <h2>{status === 'approved' ? 'Approved' : 'Refused'}</h2>
      {decided_at ? <p className="text-muted">On {formatDateTime(decided_at)}</p> : null}
      {reason ? (
        <blockquote className="mt-4 border-s-2 border-hairline ps-4 wrap-anywhere whitespace-pre-line">
          {reason}
        </blockquote>
      ) : null}
    </Surface>
  )
}

function Buttons({ registration }: { registration: RegistrationForAdmin }) {
  const { certificate_expires_on, provider } = registration
  const name = provider.full_name || 'This provider'
  const [asked, setAsked] = useState<'approve' | 'refuse'>()
  const send = useDecision(registration, name)
  const now = useNow()
  const isOver = certificate_expires_on < dayOf(now)
  const close = () => setAsked(undefined)
  return (
    <Surface className="grid gap-4 self-start border-s-4 border-s-copper lg:sticky lg:top-6">
      <h2>Your decision</h2>
      <p>
        Compare the certificate with what is claimed, and look the number up with{' '}
        {registration.registration_body}.
      </p>
      {isOver ? (
        <p className="font-semibold text-danger">
          This certificate ran out on {formatDate(certificate_expires_on)}. It cannot be approved.
        </p>
      ) : null}
      <div className="form-actions">
        <Button onClick={() => setAsked('approve')} disabled={isOver}>
          Approve
        </Button>
        <Button variant="quiet" onClick={() => setAsked('refuse')}>
          Refuse
        </Button>
      </div>
      <Dialog open={asked === 'approve'} onClose={close} title={`Approve ${name}?`}>
        <p>
          Patients can find and book them until {formatDate(certificate_expires_on)}. They get a
          mail about it.
        </p>
        <Form
          schema={async () => (await import('#domain/registration.ts')).newDecision}
          onSubmit={send}
          submitLabel="Approve"
          busyLabel="Approving..."
          actions={
            <Button variant="quiet" onClick={close}>
              Not yet
            </Button>
          }
        >
          <input type="hidden" name="decision" value="approved" />
          <SelectField
            name="profession"
            label="Approved as"
            hint="Dietitians answer requests for meal plans, fitness experts for exercise plans."
            options={professions.map((value) => ({ value, label: professionWords[value] }))}
            defaultValue={registration.profession ?? professionIn(provider.specialty)}
          />
        </Form>
      </Dialog>
      <Dialog open={asked === 'refuse'} onClose={close} title={`Refuse ${name}?`}>
        <Form
          schema={async () => (await import('#domain/registration.ts')).newDecision}
          onSubmit={send}
          submitLabel="Refuse"
          busyLabel="Refusing..."
          submitVariant="danger"
          actions={
            <Button variant="quiet" onClick={close}>
              Not yet
            </Button>
          }
        >
          <input type="hidden" name="decision" value="refused" />
          <TextAreaField
            name="reason"
            label="Reason"
            hint="They read it as you write it: what is wrong, and what to send instead."
            maxLength={1000}
          />
        </Form>
      </Dialog>
    </Surface>
  )
}

/** Writes the decision, says so, and goes on to whoever waits longest now. */
function useDecision(registration: RegistrationForAdmin, name: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (decision: NewDecision) => {
    try {
      await decide(client, registration.id, decision)
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.status === 409)) throw failure
      // Somebody else was faster: what they decided takes the place of the buttons.
      toast({ title: notices.taken, text: failure.message, kind: 'destructive' })
      return client.invalidateQueries({ queryKey: ['admin'] })
    }
    toast(notices[decision.decision](name))
    const queue = await client.fetchQuery(registrations('pending')).catch(() => [])
    const next = queue.find(({ id }) => id !== registration.id)
    await navigate(next ? `/admin/provider-registrations/${next.id}` : '/admin')
  }
}
