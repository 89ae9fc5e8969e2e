import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'

/** What the calls are asked for: query parameters, and the ids of paths. A new GET is added here. */

export const today = lusakaClock(new Date()).day
const insured = { insurer_id: '00000000-0000-4000-8000-000000000061', month: today.slice(0, 7) }
const span = { from: dayAfter(today, -29), to: today }
const instants = {
  from: `${dayAfter(today, -14)}T00:00:00Z`,
  to: `${dayAfter(today, 14)}T00:00:00Z`,
}
const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
export const workday = [1, 2, 3]
  .map((days) => dayAfter(today, days + 1))
  .find((day) => ![0, 6].includes(new Date(day).getUTCDay()))!
/** A visit of 15 minutes, as `seed-visits.ts` adds it. */
export const shortVisit = '00000000-0000-4000-8000-000000000015'
const first = startOfSlot(workday, slotTimes[0])
const second = startOfSlot(dayAfter(workday, 7), slotTimes[0])
const series = { first, every_weeks: '1', count: '8' }
const session = { provider_id: '{provider}', session_type: 'Virtual' }

/** The required query parameters, and further variants that need their own index. `{name}` is in `named`. */
export const queries: Record<string, Record<string, string>[]> = {
  '/api/me/export': [{}, { format: 'fhir' }],
  ...Object.fromEntries(
    ['blood-pressure', 'glucose'].flatMap((kind) =>
      ['report', 'patterns'].flatMap((what) =>
        ['', '/pdf', '/csv'].map((form) => [`/api/${kind}-${what}${form}`, [span]]),
      ),
    ),
  ),
  '/api/weight-report/pdf': [span],
  '/api/weight-report/csv': [span],
  '/api/appointments/availability': [
    { date: workday },
    { date: workday, visit_type_id: shortVisit },
    { date: workday, visit_type_id: shortVisit, provider_id: '{any provider}' },
  ],
  '/api/appointments/days': [{ date: workday }, { date: workday, visit_type_id: shortVisit }],
  '/api/provider/slots': [{ date: workday }],
  '/api/provider/appointments': [instants],
  '/api/provider/invoices': [{}, { status: 'issued' }],
  '/api/provider/invoices/csv': [span],
  '/api/admin/finance/income': [
    { ...span, by: 'provider' },
    { ...span, by: 'day' },
  ],
  '/api/admin/finance/income/csv': [{ ...span, by: 'entry' }],
  '/api/provider/patients': [{}, { search: 'chanda' }, { limit: '20' }],
  '/api/provider/plan-requests': [{ status: 'pending' }, { status: 'completed' }],
  '/api/provider/series-hours': [{ ...series, patient_id: '{patient}' }],
  '/api/appointments/series-hours': [{ ...series, provider_id: '{provider}' }],
  '/api/appointments/series-costs': [{ ...session, times: `${first},${second}` }],
  '/api/appointments/cost': [{ ...session, appointment_time: first }],
  '/api/desk/appointments': [
    { from: `${workday}T00:00:00Z`, to: `${dayAfter(workday, 1)}T00:00:00Z` },
    { ...instants, search: 'chanda' },
    { ...instants, provider_id: '{any provider}' },
  ],
  '/api/desk/board': [{ date: workday }],
  '/api/admin/claims': [insured],
  '/api/admin/claims/csv': [insured],
  '/api/admin/claims/pdf': [insured],
  '/api/admin/desk-payments': [{ day: workday }],
  '/api/admin/tills': [span],
  '/api/admin/tills/csv': [span],
  '/api/desk/day-waits': [{ day: workday }],
  '/api/provider/attendances': [{ date: workday }],
  '/api/provider/absences/count': [{ starts_at: first, ends_at: second }],
  '/api/desk/absences/count': [
    { starts_at: first, ends_at: second, provider_id: '{any provider}' },
  ],
  '/api/desk/patients/:id/visit-costs': [
    { provider_id: '{any provider}', appointment_time: first },
  ],
  '/api/desk/providers/:id/slots': [{ date: workday }],
  '/api/desk/patients': [
    { name: 'Mutale', reach: 'person.4711@example.test' },
    { name: '{any name}', reach: '{any number}' },
  ],
  '/api/desk/patient-search': [
    { search: 'Mutale Banda' },
    { search: 'Banda' },
    { search: 'Mtuale Bnada' },
    { search: '{any number}' },
    { search: 'Banda 1984' },
  ],
  '/api/planner-tasks': [{ week: monday }],
  '/api/admin/accounts': [
    { q: 'Banda' },
    { q: 'Mutale Ban' },
    { q: 'mu' },
    { q: 'person.4711@' },
    { q: 'person' },
    { q: 'No one' },
    { q: '', state: 'suspended' },
    { q: 'ban', state: 'suspended' },
  ],
  '/api/admin/audit-events': [
    {},
    { kind: 'care' },
    { kind: 'account' },
    { actor: 'person.100@example.test' },
    { subject: 'person.1000@example.test' },
    { from: dayAfter(today, -200), to: dayAfter(today, -190) },
    { request_id: '{request}' },
  ],
  '/api/admin/provider-registrations': [{ status: 'pending' }, { status: 'approved' }],
  '/api/admin/student-verifications': [{ status: 'pending' }, { status: 'verified' }],
  '/api/admin/contact-messages': [{ status: 'new' }, { status: 'answered' }],
}

/** Where a page does not begin before an instant: before what. `{name}` is in `named`. */
export const befores: Record<string, string> = {
  '/api/admin/audit-events': '{event}',
  '/api/me/record-days': dayAfter(today, -20),
}

const invoiceOf = (side: string) => `select id from invoices where ${side} = $1 order by id limit 1`
const treated =
  "select patient_id as id from appointments where provider_id = $1 and status = 'completed' order by appointment_time desc limit 1"
const callOf =
  "select id from appointments where $1 in (patient_id, provider_id) and session_type = 'Virtual' and status = 'confirmed' and appointment_time between now() - interval '10 minutes' and now() limit 1"

/**
 * Of each path, SQL that finds what the persona `$1` may see, or else any user's: a column for each
 * parameter, or `id` for the only one.
 */
export const values: Record<string, string> = {
  '/api/provider/patients/:id/check-ins': treated,
  '/api/provider/patients/:patient_id/personal-plans': treated,
  '/api/reading-versions/:id':
    'select id from blood_pressure_readings where user_id = $1 order by created_at desc limit 1',
  '/api/entry-versions/:id': 'select id from symptom_entries where user_id = $1 limit 1',
  '/api/threads/:id':
    'select id from threads where patient_id = $1 or provider_id = $1 order by last_message_at desc limit 1',
  '/api/exercise-plan-requests/:id/plan.pdf':
    "select id from exercise_plan_requests where user_id = $1 and status = 'completed' limit 1",
  '/api/personal-plans/:id/plan.pdf': 'select id from personal_plans where user_id = $1 limit 1',
  '/api/provider/personal-plan-drafts/:id':
    'select id from personal_plan_versions where author_id = $1 and published_at is null limit 1',
  '/api/meal-plan-requests/:id/plan.pdf':
    "select id from meal_plan_requests where user_id = $1 and status = 'completed' limit 1",
  '/api/provider/invoices/:id/invoice.pdf': invoiceOf('provider_id'),
  '/api/invoices/:id/invoice.pdf': invoiceOf('patient_id'),
  '/api/provider/patients/:patient_id/screening-results':
    "select patient_id as id from appointments join consents on user_id = patient_id and purpose = 'share_screenings' where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/patients/:patient_id/report.pdf':
    "select patient_id as id from appointments join consents on user_id = patient_id and purpose = 'share_readings' where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/patients/:patient_id/intake-form':
    "select patient_id as id from appointments join intake_forms on user_id = patient_id where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/plan-requests/:id':
    'select id from meal_plan_requests where taken_by = $1 union all select id from exercise_plan_requests where taken_by = $1 limit 1',
  '/api/provider/notes/:id': 'select id from session_notes where provider_id = $1 limit 1',
  '/api/provider/patients/:patient_id/page': treated,
  '/api/provider/covered-patients/:patient_id':
    'select a.patient_id as id from appointments a join covers c on c.absent_id = a.provider_id where c.colleague_id = $1 limit 1',
  '/api/provider/referrals/:id/letter.pdf': 'select id from referrals where sender_id = $1 limit 1',
  '/api/referrals/:id/letter.pdf': 'select id from referrals where patient_id = $1 limit 1',
  '/api/provider/patients/:patient_id/discharge':
    'select patient_id as id from discharges where provider_id = $1 and readmitted_at is null limit 1',
  '/api/provider/patients/:patient_id/questionnaires': treated,
  '/api/provider/patients/:patient_id/removed-screenings': treated,
  '/api/provider/patients/:patient_id/reading-permission': treated,
  '/api/provider/patients/:patient_id/clinic-readings': treated,
  '/api/provider/patients/:patient_id/screening-permission': treated,
  '/api/provider/patients/:patient_id/plan-permission': treated,
  '/api/provider/patients/:patient_id/insurance': treated,
  '/api/desk/patients/:patient_id/insurance':
    'select patient_id from invoices where patient_id is not null limit 1',
  '/api/provider/appointments/:id/rooms':
    "select id from appointments where provider_id = $1 and session_type = 'In-person' and status = 'requested' limit 1",
  '/api/provider/invoices/:id': invoiceOf('provider_id'),
  '/api/invoices/:id': invoiceOf('patient_id'),
  '/api/invoices/:id/payments': invoiceOf('patient_id'),
  '/api/invoices/:id/pay-link': invoiceOf('patient_id'),
  '/api/invoices/:id/payments/:payment_id/receipt.pdf':
    'select i.id, p.id as payment_id from invoices i join invoice_payments p on p.invoice_id = i.id where i.patient_id = $1 order by i.id limit 1',
  '/api/appointments/:id/phone-number':
    "select id from appointments where patient_id = $1 and session_type = 'Phone' and status = 'confirmed' limit 1",
  '/api/appointments/:id/visit-reason': 'select id from appointments where patient_id = $1 limit 1',
  '/api/appointments/:id/shared-notes':
    'select appointment_id as id from shared_notes where patient_id = $1 limit 1',
  '/api/appointments/:id/call': callOf,
  '/api/appointments/:id/call/signals': callOf,
  '/api/appointments/:id/call/stream': callOf,
  '/api/desk/patients/:id/visit-costs':
    'select patient_id as id from invoices where patient_id is not null limit 1',
  '/api/desk/patients/:id/invoices':
    "select patient_id as id from invoices where status = 'issued' and patient_id is not null limit 1",
  '/api/desk/invoices/:id/payments/:payment_id/receipt.pdf':
    'select invoice_id as id, id as payment_id from invoice_payments limit 1',
  '/api/desk/prompts/:id': 'select id from payments where asked_by is not null limit 1',
  '/api/desk/appointments/:id/rooms':
    "select id from appointments where room_id is not null and status = 'confirmed' limit 1",
  '/api/desk/providers/:id/slots': 'select provider_id as id from weekly_hours limit 1',
  '/api/clinic/patients/:id':
    'select user_id as id from patient_registrations order by registered_at desc limit 1',
  '/api/desk/absences/:id/appointments': 'select id from absences order by starts_at desc limit 1',
  '/api/desk/absences/:id/patients': 'select id from absences order by starts_at desc limit 1',
  '/api/provider/absences/:id/patients':
    'select id from absences where provider_id = $1 order by starts_at desc limit 1',
  '/api/payments/:id': 'select id from payments where user_id = $1 limit 1',
  '/api/admin/email-texts/:key/changes': "select 'message' as id",
  '/api/admin/library/:slug/changes': "select 'snake-bite' as id",
  '/api/providers/:id': "select id from user_profiles where provider_status = 'approved' limit 1",
  '/api/library/guides/:slug': "select 'snake-bite' as id",
  '/api/packs/:id/pdf': "select 'clinic-visit' as id",
  '/api/plan-choices/:key': "select 'comprehensive-care' as id",
  '/api/provider/appointments/:id/facts':
    'select id from appointments where provider_id = $1 limit 1',
  '/api/provider/appointments/:id/phone-number':
    "select id from appointments where provider_id = $1 and session_type = 'Phone' and status = 'confirmed' limit 1",
  '/api/admin/provider-registrations/:id': 'select id from provider_registrations limit 1',
  '/api/admin/contact-messages/:id': 'select id from contact_messages limit 1',
  '/api/admin/student-verifications/:id': 'select id from student_verifications limit 1',
  '/api/admin/accounts/:id':
    'select provider_id as id from appointments group by 1 order by count(*) desc limit 1',
}
/** More paths that name the same thing. */
values['/api/admin/accounts/:id/appointments-ahead'] = values['/api/admin/accounts/:id']!
values['/api/threads/:id/messages'] = values['/api/threads/:id']!
values['/api/payments/:id/receipt.pdf'] = values['/api/payments/:id']!

/** SQL that finds what a query parameter in braces means for the persona `$1`. */
export const named: Record<string, string> = {
  event: 'select id from platform.audit_events where request_id is not null limit 1',
  request:
    'select request_id as id from platform.audit_events where request_id is not null limit 1',
  provider:
    'select provider_id as id from appointments where patient_id = $1 and provider_id is not null order by appointment_time limit 1',
  patient: treated,
  'any provider':
    "select provider_id as id from appointments where status = 'confirmed' and appointment_time > now() limit 1",
  'any name': "select full_name as id from user_profiles where email = 'person.4713@example.test'",
  'any number':
    "select phone_number as id from user_profiles where email = 'person.4713@example.test'",
}
