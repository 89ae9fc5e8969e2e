import { useLocation, useNavigate } from '#web/platform/location.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { TillPanel } from '../tills/till-panel.tsx'
import { ChoosePatient } from './choose-patient.tsx'

const fetchReturns = loadOnce(async () => (await import('../returns/returns-part.tsx')).ReturnsPart)
const fetchPrompts = loadOnce(async () => (await import('../prompts/open-prompts.tsx')).OpenPrompts)
const fetchInvoices = loadOnce(async () => (await import('./patient-invoices.tsx')).PatientInvoices)

/** The invoices of a patient who is looked for, and the caller’s till. */
export function PaymentsPart() {
  // In the address: what is typed for one patient is never put back for another.
  const patient = new URLSearchParams(useLocation().search).get('patient')
  const navigate = useNavigate()
  return (
    <>
      {patient ? (
        <>
          <Button variant="quiet" onClick={() => navigate('/desk/payments')}>
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
        <ChoosePatient onChoose={(id) => navigate(`/desk/payments?patient=${id}`)} />
      )}
      <Lazy load={fetchReturns} props={{}} fallback={null} />
      <Lazy load={fetchPrompts} props={{}} fallback={null} />
      <TillPanel />
    </>
  )
}
