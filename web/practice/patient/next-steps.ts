import type { PatientPage } from '#domain/practice/patient-page.ts'

/** What is open for a patient now, most urgent first: each a short sentence. An open alert has a line of its own. */
export function stepsFor(
  { appointments, notes, thread, requests, plans, invoices, intake }: PatientPage,
  now: number,
): string[] {
  const endOf = (one: PatientPage['appointments'][number]) =>
    Date.parse(one.appointment_time) + one.duration_minutes * 60_000
  const unmarked = appointments.filter((one) => one.status === 'confirmed' && endOf(one) < now)
  const asked = appointments.filter(
    ({ status, requested_by, appointment_time }) =>
      status === 'requested' && requested_by === 'patient' && Date.parse(appointment_time) > now,
  )
  const drafts = invoices.filter(({ status }) => status === 'draft')
  return [
    thread?.urgent_at ? 'A message is marked as urgent.' : '',
    thread?.is_unread ? 'A message is not read yet.' : '',
    notes.some(({ signed_at }) => signed_at === null) ? 'A note is a draft: sign it.' : '',
    asked.length > 0 ? 'They asked for a visit: confirm or decline it.' : '',
    unmarked.length > 0 ? 'A visit is over: say what became of it.' : '',
    requests.some(({ status }) => status === 'open')
      ? 'A questionnaire waits for their answer.'
      : '',
    plans.some(({ status }) => status === 'pending') ? 'A plan is not written yet.' : '',
    drafts.length > 0 ? 'An invoice is a draft.' : '',
    intake ? '' : 'They have sent no intake form.',
  ].filter((step) => step !== '')
}
