import type { Person, TableAccess } from './access.ts'
import { ownRows } from './access-own-rows.ts'
import { byUserId, systemDoesAll, systemOnly, text } from './access-words.ts'

/** The reviewed access to what people take and how they feel; part of `accessTable`. */

const medicineOf = (person: Pick<Person, 'id'>) =>
  `(select id from public.medicines where user_id = ${text(person.id)} limit 1)`
/** Another day each time, so that no row conflicts with the next. */
const anyDay = `current_date + (random() * 20000)::int`

export const medicationsAccess: Record<string, TableAccess> = {
  'public.medicines': ownRows(
    {
      insert:
        'id, user_id, name, care, starts_on, ends_on, notes, reminders, purpose, prescriber, supply_left, supply_on',
      update:
        'name, care, starts_on, ends_on, notes, reminders, stopped_at, purpose, prescriber, supply_left, supply_on',
    },
    { name: `'Amlodipine'`, care: `'blood_pressure'`, starts_on: `'2026-11-01'` },
    `name = 'Another'`,
  ),
  'public.medicine_plans': ownRows(
    {
      insert:
        'medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food, unit, every_days, at_most',
    },
    (person) => ({
      medicine_id: medicineOf(person),
      from_day: anyDay,
      form: `'tablet'`,
      amount: '1',
      times: `'{08:00}'`,
      days: `'{Monday}'`,
      food: `'with'`,
    }),
    'amount = 2',
  ),
  'public.medicine_doses': ownRows(
    {
      insert: 'medicine_id, user_id, day, time, outcome, taken_at',
      update: 'outcome, taken_at',
    },
    (person) => ({
      medicine_id: medicineOf(person),
      day: anyDay,
      time: `'08:00'`,
      outcome: `'missed'`,
    }),
    `outcome = 'taken', taken_at = now()`,
  ),
  'public.medicine_reminders': {
    grants: { service_role: 'delete, insert, select' },
    policies: {
      'the system reminds, exports, seeds and erases': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      medicine_id: medicineOf(person),
      user_id: text(person.id),
      day: anyDay,
      time: `'08:00'`,
    }),
    change: `time = '09:00'`,
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.symptom_entries': ownRows(
    {
      insert: 'id, user_id, symptom, own_words, severity, felt_at, notes',
      systemUpdate: 'symptom, own_words, severity, felt_at, notes, corrected_at',
    },
    { symptom: `'headache'`, severity: '1', felt_at: 'now()' },
    'severity = 2',
  ),
  'public.weight_entries': ownRows(
    {
      insert: 'id, user_id, weight_kg, waist_cm, height_cm, notes, created_at',
      systemUpdate: 'weight_kg, waist_cm, height_cm, notes, created_at, corrected_at',
    },
    { weight_kg: '68.4' },
    'weight_kg = 69',
  ),
}
