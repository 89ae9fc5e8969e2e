import type { Person, TableAccess } from './access.ts'
import {
  byUserId,
  clientInsertsWithConsent,
  clients,
  deletesOwn,
  readsOwn,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
  updatesOwn,
} from './access-words.ts'

/** The reviewed access to what people take and how they feel; part of `accessTable`. */

const medicineOf = (person: Person) =>
  `(select id from public.medicines where user_id = ${text(person.id)} limit 1)`
/** Another day each time, so that no row conflicts with the next. */
const anyDay = `current_date + (random() * 20000)::int`

/**
 * A user's own rows only, whichever patients they treat: read, written while consent is given by a
 * client, changed as far as `changing` says, deleted.
 */
const ownRecord = (
  granted: { insert: string; update?: string },
  rest: Pick<TableAccess, 'row' | 'change'>,
): TableAccess => ({
  grants: {
    authenticated: [
      'delete',
      `insert (${granted.insert})`,
      'select',
      ...(granted.update ? [`update (${granted.update})`] : []),
    ].join(', '),
    service_role: 'delete, insert, select',
  },
  policies: {
    'a person reads what they take and feel': readsOwn,
    'a client writes it down while consent stands': clientInsertsWithConsent,
    ...(granted.update
      ? {
          'a person changes what they wrote down': updatesOwn,
        }
      : {}),
    'a person takes it back': deletesOwn,
    'the system reminds, exports, seeds and erases': systemDoesAll,
  },
  belongsTo: byUserId,
  ownerColumn: 'user_id',
  allows: {
    own: {
      select: signedIn,
      insert: clients,
      delete: signedIn,
      ...(granted.update ? { update: signedIn } : {}),
    },
    anyone: systemOnly('select', 'insert', 'delete'),
  },
  ...rest,
})

export const medicationsAccess: Record<string, TableAccess> = {
  'public.medicines': ownRecord(
    {
      insert:
        'id, user_id, name, care, starts_on, ends_on, notes, reminders, purpose, prescriber, supply_left, supply_on',
      update:
        'name, care, starts_on, ends_on, notes, reminders, stopped_at, purpose, prescriber, supply_left, supply_on',
    },
    {
      row: (person) => ({
        user_id: text(person.id),
        name: `'Amlodipine'`,
        care: `'blood_pressure'`,
        starts_on: `'2026-11-01'`,
      }),
      change: `name = 'Another'`,
    },
  ),
  'public.medicine_plans': ownRecord(
    {
      insert:
        'medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food, unit',
    },
    {
      row: (person) => ({
        medicine_id: medicineOf(person),
        user_id: text(person.id),
        from_day: anyDay,
        form: `'tablet'`,
        amount: '1',
        times: `'{08:00}'`,
        days: `'{Monday}'`,
        food: `'with'`,
      }),
      change: 'amount = 2',
    },
  ),
  'public.medicine_doses': ownRecord(
    {
      insert: 'medicine_id, user_id, day, time, outcome, taken_at',
      update: 'outcome, taken_at',
    },
    {
      row: (person) => ({
        medicine_id: medicineOf(person),
        user_id: text(person.id),
        day: anyDay,
        time: `'08:00'`,
        outcome: `'missed'`,
      }),
      change: `outcome = 'taken', taken_at = now()`,
    },
  ),
  'public.medicine_reminders': {
    grants: { service_role: 'delete, insert, select' },
    policies: {
      'the system reminds, exports, seeds and erases': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      medicine_id: `(select id from public.medicines where user_id = ${text(person.id)} limit 1)`,
      user_id: text(person.id),
      day: anyDay,
      time: `'08:00'`,
    }),
    change: `time = '09:00'`,
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.symptom_entries': ownRecord(
    { insert: 'id, user_id, symptom, own_words, severity, felt_at, notes' },
    {
      row: (person) => ({
        user_id: text(person.id),
        symptom: `'headache'`,
        severity: '1',
        felt_at: 'now()',
      }),
      change: 'severity = 2',
    },
  ),
}
