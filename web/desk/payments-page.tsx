import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { ChoosePatient } from './payments/choose-patient.tsx'

const fetchInvoices = loadOnce(
  async () => (await import('./payments/patient-invoices.tsx')).PatientInvoices,
)
const fetchTill = loadOnce(async () => (await import('./tills/till-panel.tsx')).TillPanel)

/** Money at the front desk: the invoices of a patient, and the caller’s till. */
export function PaymentsPage() {
  const [patient, setPatient] = useState<string>()
  return (
    <Main>
      <PageHeading
        title="Payments"
        lead="Find the patient, take the payment and print the receipt. Cash goes into your till of today."
      />
      {patient ? (
        <>
          <Button variant="quiet" onClick={() => setPatient(undefined)}>
            Another patient
          </Button>
          <Lazy
            key={patient}
            load={fetchInvoices}
            props={{ id: patient }}
            fallback={<Skeleton lines={6} />}
          />
        </>
      ) : (
        <ChoosePatient onChoose={setPatient} />
      )}
      <Lazy load={fetchTill} props={{}} fallback={<Skeleton lines={4} />} />
    </Main>
  )
}
