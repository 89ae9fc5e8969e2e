import type { PersonaName } from './population.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'

/** A GET with its parameters filled in. */
export interface Call {
  /** As registered, with what it is asked for where there are several ways: the row of the table. */
  name: string
  path: string
}

const today = lusakaClock(new Date()).day
const span = { from: dayAfter(today, -29), to: today }
const instants = {
  from: `${dayAfter(today, -14)}T00:00:00Z`,
  to: `${dayAfter(today, 14)}T00:00:00Z`,
}
const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
const workday = [1, 2, 3]
  .map((days) => dayAfter(today, days + 1))
  .find((day) => ![0, 6].includes(new Date(day).getUTCDay()))!

/** The required query parameters, and further variants that need their own index. */
const queries: Record<string, Record<string, string>[]> = {
  '/api/me/export': [{}, { format: 'fhir' }],
  ...Object.fromEntries(
    ['blood-pressure', 'glucose'].flatMap((kind) =>
      ['', '/pdf', '/csv'].map((form) => [`/api/${kind}-report${form}`, [span]]),
    ),
  ),
  '/api/appointments/availability': [{ date: workday }],
  '/api/provider/slots': [{ date: workday }],
  '/api/provider/appointments': [instants],
  '/api/provider/invoices': [{}, { status: 'issued' }],
  '/api/provider/invoices/csv': [span],
  '/api/provider/patients': [{}, { search: 'chanda' }, { limit: '20' }],
  '/api/provider/plan-requests': [{ status: 'pending' }, { status: 'completed' }],
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

/** Of each parameter of a path, SQL that finds what the persona `$1` may see, or else any user's. */
const values: Record<string, string> = {
  '/api/threads/:id':
    'select id from threads where patient_id = $1 or provider_id = $1 order by last_message_at desc limit 1',
  '/api/exercise-plan-requests/:id/plan.pdf':
    "select id from exercise_plan_requests where user_id = $1 and status = 'completed' limit 1",
  '/api/meal-plan-requests/:id/plan.pdf':
    "select id from meal_plan_requests where user_id = $1 and status = 'completed' limit 1",
  '/api/provider/invoices/:id/invoice.pdf':
    'select id from invoices where provider_id = $1 order by id limit 1',
  '/api/invoices/:id/invoice.pdf':
    'select id from invoices where patient_id = $1 order by id limit 1',
  '/api/provider/patients/:patient_id/screening-results':
    "select patient_id as id from appointments join consents on user_id = patient_id and purpose = 'share_screenings' where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/patients/:patient_id/report.pdf':
    "select patient_id as id from appointments join consents on user_id = patient_id and purpose = 'share_readings' where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/patients/:patient_id/intake-form':
    "select patient_id as id from appointments join intake_forms on user_id = patient_id where provider_id = $1 and status <> 'cancelled' limit 1",
  '/api/provider/plan-requests/:id':
    'select id from meal_plan_requests where taken_by = $1 union all select id from exercise_plan_requests where taken_by = $1 limit 1',
  '/api/payments/:id': 'select id from payments where user_id = $1 limit 1',
  '/api/plan-choices/:key': "select 'comprehensive-care' as id",
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

const unknownId = '00000000-0000-4000-8000-000000000000'

interface DescribedParameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
}

/**
 * All calls of a GET as one persona.
 *
 * @param parameters as the description of the API has them
 * @param query runs SQL as the owner
 * @throws Error naming the route where this file does not say what to ask it for
 */
export async function callsOf(
  { path, parameters }: { path: string; parameters: DescribedParameter[] },
  persona: { user_id: string } | undefined,
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<Call[]> {
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const ways = queries[path] ?? [{}]
  const isFilled = required.every(({ name }) => ways.every((way) => name in way))
  if (!isFilled || (path.includes(':') && !values[path]))
    throw new Error(`${path} is new here: say in bench/support/growth/calls.ts what to ask it for.`)
  const isPaged = parameters.some((one) => one.in === 'query' && one.name === 'before')
  const isEvents = path === '/api/admin/audit-events'
  const [found] = values[path]
    ? await query(values[path], values[path].includes('$1') ? [persona?.user_id ?? unknownId] : [])
    : []
  const [event] = isEvents
    ? await query(
        'select id, request_id from platform.audit_events where request_id is not null limit 1',
      )
    : []
  const filled = path.replace(/:\w+/, (found?.id as string | undefined) ?? unknownId)
  const before = isEvents ? String(event?.id) : `${dayAfter(today, -20)}T00:00:00Z`
  return [...ways, ...(isPaged ? [{ ...ways[0], before }] : [])].map((way) => {
    const asked = Object.entries(way).map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value === '{request}' ? String(event?.request_id) : value)}`,
    )
    const shown = Object.entries(way).map(([name, value]) =>
      name === 'before' || /^[{\d]/.test(value) ? name : `${name}=${value}`,
    )
    const suffix = (words: string[]) => (words.length > 0 ? `?${words.join('&')}` : '')
    return { name: path + suffix(shown), path: filled + suffix(asked) }
  })
}

export type Caller = PersonaName | 'visitor'
