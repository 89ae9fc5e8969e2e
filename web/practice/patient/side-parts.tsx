import { useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ReportButton } from '#web/practice/patients/report-button.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const fetchInsurance = async () => (await import('#web/insurance/insurance-part.tsx')).InsurancePart

interface Props {
  patient: PatientPage
}

const planNames = { meal: 'Meal plan', exercise: 'Exercise plan' } as const

/** What is beside the record: plans, messages, invoices, the report, and the end of care. */
export function SideParts({ patient }: { patient: PatientPage }) {
  return (
    <>
      <Plans patient={patient} />
      <Messages patient={patient} />
      <Invoices patient={patient} />
      <Lazy load={fetchInsurance} props={{ whose: { by: 'provider', patient_id: patient.id } }} />
      <Report patient={patient} />
      <ReferToColleague patient={patient} />
      <EndOfCare patient={patient} />
    </>
  )
}

/** The plans that this provider writes: a colleague’s are not theirs to read. */
function Plans({ patient: { plans } }: Props) {
  return (
    <Section title="Plans">
      {plans.length === 0 ? <p>You have written no plan for them.</p> : null}
      <ul className="patient-lines">
        {plans.map(({ id, kind, status, created_at, completed_at }) => (
          <li key={id}>
            <Link to={`/plan-requests/${id}`} className="link link-alone">
              {planNames[kind]}, asked for on {formatDate(created_at)}
            </Link>
            <span className="text-muted">
              {status === 'completed' && completed_at
                ? `Written on ${formatDate(completed_at)}`
                : 'Not written yet'}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Messages({ patient: { id, thread } }: Props) {
  return (
    <Section title="Messages">
      <p>
        {thread
          ? `The last one is of ${formatDateTime(thread.last_message_at)}${thread.is_unread ? ', and not read yet' : ''}.`
          : 'No messages yet.'}
      </p>
      <Link to={`/messaging?patient=${id}`} className="link link-alone">
        Open messages
      </Link>
    </Section>
  )
}

const invoiceWords = {
  draft: 'Draft',
  issued: 'Not paid yet',
  paid: 'Paid',
  waived: 'Waived',
  void: 'Void',
} as const

function Invoices({ patient: { invoices } }: Props) {
  return (
    <Section title="Invoices">
      {invoices.length === 0 ? <p>None with you.</p> : null}
      <ul className="patient-lines">
        {invoices.slice(0, 6).map(({ id, number, session_time, amount_ngwee, status }) => (
          <li key={id}>
            <span>
              {formatDate(session_time)}
              {number ? `, ${number}` : ''}
            </span>
            <span className="text-muted">
              {amount_ngwee === null ? 'No price yet' : formatMoney(amount_ngwee)},{' '}
              {invoiceWords[status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/billing" className="link link-alone">
        Billing
      </Link>
    </Section>
  )
}

function Report({ patient }: Props) {
  return (
    <Section title="Documents">
      <p>What they share and your visits, as PDF.</p>
      <ReportButton patient={patient} className="button button-quiet" />
    </Section>
  )
}

const fetchRefer = async () =>
  (await import('#web/practice/referrals/refer-dialog.tsx')).ReferDialog
const fetchDischarge = async () =>
  (await import('./discharge/discharge-dialog.tsx')).DischargeDialog

/** The form is fetched when the provider reaches for it. */
function EndOfCare({ patient }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Discharge, bring } = useLazyComponent(fetchDischarge, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }
  return (
    <Section title="End of care">
      <p>Ends your care with a reason and a summary, and closes what they share with you.</p>
      <Button variant="quiet" data-adds-fields="reason" onClick={() => void open()}>
        Discharge
      </Button>
      {Discharge ? (
        <Discharge patient={patient} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  )
}

function ReferToColleague({ patient }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Refer, bring } = useLazyComponent(fetchRefer, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }
  return (
    <Section title="Referral">
      <p>A letter to a colleague or another place. They agree first.</p>
      <Button variant="quiet" data-adds-fields="question" onClick={() => void open()}>
        Refer
      </Button>
      {Refer ? <Refer patient={patient} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
