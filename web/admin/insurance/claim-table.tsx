import { hasRest } from '#domain/insurance/claim-state.ts'
import type { Claim } from '#domain/insurance/claims.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { claimLabels } from './claim-words.ts'

/** What an admin does next with a claim. */
export type ClaimAction = 'answer' | 'rest' | 'correct'

interface ClaimTableProps {
  claims: readonly Claim[]
  onStep: (claim: Claim, action: ClaimAction) => void
}

const figures: readonly Column<Claim>[] = [
  { header: 'Visit', cell: ({ visit_on }) => formatDate(visit_on) },
  {
    header: 'Patient',
    cell: ({ patient_name }) => (
      <span className="wrap-anywhere" translate="no">
        {patient_name ?? 'Account erased'}
      </span>
    ),
  },
  {
    header: 'Member number',
    cell: ({ member_number }) => (
      <span className="wrap-anywhere" translate="no">
        {member_number}
      </span>
    ),
  },
  {
    header: 'Visit type',
    cell: ({ visit_type }) => <span translate="no">{visit_type}</span>,
  },
  {
    header: 'Amount',
    numeric: true,
    cell: ({ amount_ngwee }) => <span translate="no">{formatMoney(amount_ngwee)}</span>,
  },
  { header: 'State', cell: stateOf },
]

function stateOf({ state, sent_on, paid_ngwee, paid_on, reason }: Claim) {
  return (
    <>
      {claimLabels[state]}
      {state === 'sent' && sent_on ? ` on ${formatDate(sent_on)}` : null}
      {paid_ngwee > 0 && paid_on ? (
        <span className="block text-muted">
          <span translate="no">{formatMoney(paid_ngwee)}</span> paid on {formatDate(paid_on)}
        </span>
      ) : null}
      {reason ? (
        <span className="block text-muted wrap-anywhere" translate="no">
          {reason}
        </span>
      ) : null}
    </>
  )
}

/** Claims with their states, and the next steps of each. */
export function ClaimTable({ claims, onStep }: ClaimTableProps) {
  const columns: readonly Column<Claim>[] = [
    ...figures,
    {
      header: 'Steps',
      isActions: true,
      cell: (claim) => (
        <div className="flex flex-wrap gap-3">
          {actionsOf(claim).map((action) => (
            <Button
              key={action}
              variant="quiet"
              data-adds-fields={fields[action]}
              data-of={claim.id}
              onClick={() => onStep(claim, action)}
            >
              {labels[action]}
              <VisuallyHidden>
                {' '}
                of <span translate="no">{claim.patient_name}</span>, {formatDate(claim.visit_on)}
              </VisuallyHidden>
            </Button>
          ))}
        </div>
      ),
    },
  ]
  if (claims.length === 0) return <p>Nothing was claimed of this insurer for this month.</p>
  return <DataTable caption="Claims" columns={columns} rows={claims} rowKey={({ id }) => id} />
}

const labels: Readonly<Record<ClaimAction, string>> = {
  answer: 'Answer',
  rest: 'Rest',
  correct: 'Correct',
}
const fields: Readonly<Record<ClaimAction, string>> = {
  answer: 'outcome amount_ngwee paid_on reason',
  rest: 'decision reason',
  correct: '',
}

const actionsOf = ({ state }: Claim): readonly ClaimAction[] => [
  ...(state === 'sent' ? ['answer' as const] : []),
  ...(hasRest(state) ? ['rest' as const] : []),
  ...(['paid', 'part paid', 'rejected'].includes(state) ? ['correct' as const] : []),
]
