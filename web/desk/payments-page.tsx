import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./payments/payments-part.tsx')).PaymentsPart)

/** Money at the front desk: the invoices of a patient, and the caller’s till. */
export function PaymentsPage() {
  return (
    <Main>
      <PageHeading
        title="Payments"
        lead="Find the patient, take the payment and print the receipt. Cash goes into your till of today."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={8} />} />
    </Main>
  )
}
