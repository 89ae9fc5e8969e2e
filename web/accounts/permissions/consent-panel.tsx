import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { accountTexts } from '#web/accounts/account-texts.ts'
import type { Consent } from '#domain/accounts/consent-schemas.ts'
import { ownConsents, withdrawConsent } from '#web/platform/signed-in/consents.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/**
 * Whether the user consented to the storage of health entries, and the way to withdraw that
 * (docs/specification.md, "Consent").
 */
export function ConsentPanel() {
  const query = useQuery(ownConsents)
  return (
    <QueryView query={query} failed="Error fetching your consent" onlyFresh fallback={<Skeleton />}>
      {(consents) => <LastDecision consents={consents} />}
    </QueryView>
  )
}

/** How a consent was given that the clinic recorded; empty where the person gave it themselves. */
function atClinic({ given_how, given_by, recorded_by_name }: Consent): string {
  if (!given_how) return ''
  const way = given_how === 'paper' ? 'on paper' : 'in words'
  const whom = given_by ? `${given_by} agreed for you` : 'You agreed'
  return `${whom} at the clinic, ${way}${recorded_by_name ? `, and ${recorded_by_name} recorded it` : ''}.`
}

function LastDecision({ consents }: { consents: readonly Consent[] }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const last = consents.find(({ purpose }) => purpose === 'health_data')
  if (!last || last.withdrawn_at)
    return (
      <div className="grid justify-items-start gap-4">
        <p>
          {last?.withdrawn_at
            ? `You withdrew your consent on ${formatDate(last.withdrawn_at)}. No new health entries are kept.`
            : 'You have not agreed yet that health entries are kept. We ask before the first one.'}
        </p>
        <LinkButton to="/consent?next=/account/data" variant="quiet">
          Read and decide
        </LinkButton>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        You agreed on {formatDate(last.given_at)} that health entries are kept (wording{' '}
        {last.version}). {atClinic(last)}
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Withdraw my consent
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw your consent?"
        confirmLabel="Withdraw it"
        busyLabel="Withdrawing..."
        cancelLabel="Keep my consent"
        onConfirm={async () => {
          await withdrawConsent(client, 'health_data')
          toast(accountTexts.consentWithdrawn)
        }}
      >
        <p>
          From then on you cannot log readings or take screenings. What is kept already stays, until
          you erase the account. You can agree again at any time.
        </p>
      </ConfirmDialog>
    </div>
  )
}
