import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpen } from '#domain/membership/payment-status.ts'
import { asksForMoney, openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import type { OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { PaymentUnderWay } from '../payments/payment-under-way.tsx'
import { paymentOptions } from '../queries.ts'
import { kindTexts, payingFailed } from '../texts.ts'
import { attemptsFor } from './attempt-queries.ts'

const fetchSharing = async () => (await import('./share-link.tsx')).ShareLink

const fetchDialog = async () => (await import('./pay-invoice-dialog.tsx')).PayInvoiceDialog

/** Pays what is open of an invoice by mobile money, and shows how far that is. */
export function PayInvoice({ invoice }: { invoice: OwnInvoiceDetails }) {
  const kind = useQuery(paymentOptions).data?.kind
  const newest = useQuery(attemptsFor(invoice.id)).data?.[0]
  const { data: profile } = useProfile()
  const today = dayOf(useNow())
  const [isAsking, setAsking] = useState(false)
  const { Part: PayInvoiceDialog, bring } = useLazyComponent(fetchDialog, payingFailed)
  const [followed, setFollowed] = useState<string>()
  if (newest && isOpen(newest.status) && newest.id !== followed) setFollowed(newest.id)
  const ask = async () => {
    if (await bring()) setAsking(true)
  }
  const isUnderWay = newest !== undefined && isOpen(newest.status)
  const mayPay = kind && kind !== 'none' && !isUnderWay && asksForMoney(stateOf(invoice, today))
  return (
    <>
      {kind && kind !== 'mobile-money' ? (
        <p className="mt-6 max-w-none rounded-surface border border-hairline bg-copper-wash p-4">
          {kindTexts[kind]}
        </p>
      ) : null}
      {newest && newest.id === followed ? (
        <PaymentUnderWay key={newest.id} payment={newest} onCancelled={() => void ask()} />
      ) : null}
      {mayPay ? (
        <div className="mt-6">
          <Button data-adds-fields="phone network" onClick={() => void ask()}>
            <span>
              Pay <span translate="no">{formatMoney(openOf(invoice))}</span>
            </span>
          </Button>
        </div>
      ) : null}
      {mayPay ? <Lazy load={fetchSharing} props={{ id: invoice.id }} /> : null}
      {PayInvoiceDialog && profile ? (
        <PayInvoiceDialog
          invoice={invoice}
          open={isAsking && !isUnderWay}
          phone={profile.phone_number ?? ''}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
