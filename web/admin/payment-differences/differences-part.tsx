import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PaymentDifference } from '#domain/admin/payment-differences.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { paymentDifferences } from './difference-queries.ts'

const fetchForm = async () => (await import('./explanation-form.tsx')).ExplanationForm

/** What waits for an explanation, and what has one. */
export function DifferencesPart() {
  const query = useQuery(paymentDifferences)
  const [asked, setAsked] = useState<PaymentDifference>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, 'The form could not be opened')
  const ask = async (one: PaymentDifference) => {
    if (await bring()) setAsked(one)
  }
  const end = () => setAsked(undefined)
  return (
    <>
      <QueryView
        query={query}
        failed="Error fetching what differs"
        fallback={<Skeleton lines={8} />}
      >
        {({ open, explained, compared_until }) => (
          <>
            <p className="mb-6">
              Each night we ask the mobile-money service about every payment and refund of the days
              that are over. What differs stays here until you explain it.{' '}
              {compared_until
                ? `Compared up to ${formatDate(compared_until)}.`
                : 'No day was compared yet.'}
            </p>
            {open.length === 0 ? (
              <p>Nothing differs.</p>
            ) : (
              <ul aria-label="What differs, the longest first" className="grid">
                {open.map((one) => (
                  <Difference key={one.id} difference={one}>
                    <div>
                      <Button
                        variant="quiet"
                        data-adds-fields="explanation"
                        data-of={one.id}
                        onClick={() => void ask(one)}
                      >
                        Explain
                        <VisuallyHidden> the difference of {formatDate(one.day)}</VisuallyHidden>
                      </Button>
                    </div>
                  </Difference>
                ))}
              </ul>
            )}
            {explained.length > 0 ? (
              <>
                <h3 className="mt-6">Explained</h3>
                <ul aria-label="What was explained, the latest first" className="grid">
                  {explained.map((one) => (
                    <Difference key={one.id} difference={one}>
                      <p className="wrap-anywhere">
                        <span translate="no">
                          {one.explained_by_name ?? 'A former admin'}: {one.explanation}
                        </span>
                      </p>
                    </Difference>
                  ))}
                </ul>
              </>
            ) : null}
          </>
        )}
      </QueryView>
      <Dialog open={asked !== undefined} onClose={end} title="Why do they differ?">
        {asked && Form ? <Form key={asked.id} difference={asked} onDone={end} /> : null}
      </Dialog>
    </>
  )
}

interface DifferenceProps {
  difference: PaymentDifference
  children: ReactNode
}

function Difference({ difference, children }: DifferenceProps) {
  const { id, day, kind, order_id, receipt_number, found_at } = difference
  return (
    // The inbox leads to it.
    <li id={id} className="grid max-w-3xl gap-2 border-t border-hairline py-5">
      <h3>
        {kind === 'deposit' ? 'Payment' : 'Refund'} of {formatDate(day)}
        {receipt_number === null ? null : (
          <>
            , receipt <span translate="no">{String(receipt_number).padStart(6, '0')}</span>
          </>
        )}
      </h3>
      <Sides difference={difference} />
      <p className="wrap-anywhere text-muted">
        Order <span translate="no">{order_id}</span>, found {formatDateTime(found_at)}
      </p>
      {children}
    </li>
  )
}

const names: Readonly<Record<PaymentDifference['what'], string>> = {
  unknown: 'State',
  state: 'State',
  amount: 'Amount',
  currency: 'Currency',
  network: 'Network',
  'other order': 'Order',
}

const Sides = ({ difference: { what, ours, theirs } }: Pick<DifferenceProps, 'difference'>) => (
  <p className="wrap-anywhere">
    {names[what]}: our books say <strong translate="no">{ours}</strong>, the mobile-money service
    says <strong translate="no">{theirs}</strong>.
  </p>
)
