import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderReferral } from '#domain/referrals/schema.ts'
import { urgencyLabels } from '#domain/referrals/urgencies.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { accept, decline, fetchLetter, referrals, withdraw } from './referral-queries.ts'
import { stateOf } from './state-words.ts'

/** Referrals to the provider, and those that they sent. */
export function ReferralsPanel() {
  const query = useQuery(referrals)
  return (
    <QueryView
      query={query}
      failed={errorTitles.referrals}
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading referrals..." />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text="No referrals yet. You refer a patient on their page." />
        ) : (
          <>
            <Side title="To you" rows={rows.filter(({ side }) => side === 'recipient')} />
            <Side title="From you" rows={rows.filter(({ side }) => side === 'sender')} />
          </>
        )
      }
    </QueryView>
  )
}

function Side({ title, rows }: { title: string; rows: readonly ProviderReferral[] }) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      {rows.map((one) => (
        <Referral key={one.id} referral={one} />
      ))}
    </Section>
  )
}

function Referral({ referral }: { referral: ProviderReferral }) {
  const { id, patient_id, patient_name, date_of_birth, side, status, urgency } = referral
  const client = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const act = useAction(async (work: () => Promise<void>) => work(), {
    failure: errorTitles.referral,
  })
  const isTreated = side === 'recipient' && (status === 'accepted' || status === 'booked')
  const hidden = (
    <VisuallyHidden>
      {' '}
      for <span translate="no">{patient_name}</span>
    </VisuallyHidden>
  )
  return (
    <article className="mb-8">
      <h3 translate="no">{patient_name}</h3>
      <PatientIdentity person={{ date_of_birth }} />
      <p className="text-muted">
        {side === 'recipient'
          ? `From ${referral.sender_name ?? 'a former provider'}`
          : `To ${referral.outside ?? referral.recipient_name ?? 'a former provider'}`}
        , {formatDate(referral.created_at)}. {urgencyLabels[urgency]}.
      </p>
      <p>
        <strong>{stateOf(referral)}</strong>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{referral.question}</p>
      {referral.findings ? (
        <p className="whitespace-pre-line wrap-anywhere">{referral.findings}</p>
      ) : null}
      {isTreated ? (
        <p>
          <Link to={`/patients/${patient_id}`} className="link link-alone">
            Open the page of <span translate="no">{patient_name}</span>
          </Link>
        </p>
      ) : null}
      {isDeclining ? (
        <Form
          schema={async () => (await import('#domain/referrals/schema.ts')).declineForm}
          submitLabel={status === 'accepted' ? 'Hand back' : 'Decline'}
          busyLabel="Saving..."
          onSubmit={async ({ reason }) => decline(client, id, reason)}
          actions={
            <Button variant="quiet" onClick={() => setDeclining(false)}>
              Not now
            </Button>
          }
        >
          <TextField
            name="reason"
            label="Why"
            hint="The sender reads it, and the patient can."
            maxLength={500}
          />
        </Form>
      ) : (
        <div className="form-actions mt-4">
          {side === 'recipient' && status === 'sent' ? (
            <>
              <Button
                aria-disabled={act.isBusy}
                onClick={() => void act.run(() => accept(client, id))}
              >
                Accept{hidden}
              </Button>
              <Button
                variant="quiet"
                data-adds-fields="reason"
                data-of={id}
                onClick={() => setDeclining(true)}
              >
                Decline{hidden}
              </Button>
            </>
          ) : null}
          {side === 'recipient' && status === 'accepted' ? (
            <Button
              variant="quiet"
              data-adds-fields="reason"
              data-of={id}
              onClick={() => setDeclining(true)}
            >
              Hand back{hidden}
            </Button>
          ) : null}
          {side === 'sender' && (status === 'asked' || status === 'sent') ? (
            <Button
              variant="quiet"
              aria-disabled={act.isBusy}
              onClick={() => void act.run(() => withdraw(client, id))}
            >
              Withdraw{hidden}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            aria-disabled={act.isBusy}
            onClick={() => void act.run(async () => saveAnswer(await fetchLetter(id)))}
          >
            Letter as PDF{hidden}
          </Button>
        </div>
      )}
    </article>
  )
}
