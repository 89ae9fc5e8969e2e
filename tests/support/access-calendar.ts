import type { TableAccess } from './access.ts'
import { everything, signedIn, systemAnd, systemDoesAll, systemOnly } from './access-words.ts'

/** What an admin keeps of the clinic's calendar: all read it, and only the system writes it. */
const ofClinic = (words: string, rest: Pick<TableAccess, 'row' | 'change'>): TableAccess => ({
  grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
  policies: {
    [`all read ${words}`]: 'select to authenticated using (true)',
    [`the system keeps ${words}`]: systemDoesAll,
  },
  belongsTo: () => 'true',
  allows: { anyone: { ...systemOnly(...everything), select: systemAnd(signedIn) } },
  ...rest,
})

export const calendarAccess: Record<string, TableAccess> = {
  'public.visit_types': ofClinic('visit types', {
    row: () => ({
      name: `'Visit ' || floor(random() * 1e9)::bigint`,
      duration_minutes: '30',
      session_types: `'{Phone}'`,
    }),
    change: 'retired_at = now()',
  }),
  'public.clinic_calendar': {
    ...ofClinic('the clinic calendar', {
      row: () => ({ is_only: 'true' }),
      change: 'updated_at = now()',
    }),
    grants: { authenticated: 'select', service_role: 'select, update' },
    belongsTo: () => 'is_only',
    allows: { anyone: { ...systemOnly('update'), select: systemAnd(signedIn) } },
  },
  'public.opening_hours': ofClinic('opening hours', {
    row: () => ({ weekday: '1', starts_at: `'20:00'`, ends_at: `'21:00'` }),
    change: `ends_at = ends_at + interval '1 minute'`,
  }),
  'public.closed_days': ofClinic('closed days', {
    row: () => ({ day: `'2020-01-01'`, is_closed: 'true', name: `'Stock-taking'` }),
    change: `name = 'Training'`,
  }),
}

export const calendarFunctions: Record<string, string> = {
  'practice.times_of_any(slots timestamp with time zone[], providers uuid[], minutes integer, buffer integer, professions text[])':
    'authenticated',
  'practice.times_of_visit(slots timestamp with time zone[], providers uuid[], minutes integer, buffer integer, professions text[])':
    'authenticated',
  'practice.is_open_for(provider uuid, at timestamp with time zone, minutes integer, buffer integer)':
    'authenticated',
  'practice.next_times(slots timestamp with time zone[], providers uuid[], minutes integer, buffer integer)':
    'authenticated',
  'practice.taken_for_visit(provider uuid, patient uuid, times timestamp with time zone[], minutes integer, buffer integer)':
    'authenticated',
  'practice.is_bookable_type(visit_type uuid, provider uuid, of_type text, by text)':
    'authenticated',
  'practice.keep_length()': '',
  'practice.own_setup()': 'authenticated',
  'billing.visit_offer(provider uuid, of_type text, starts_at timestamp with time zone, visit_type uuid)':
    'authenticated',
}
