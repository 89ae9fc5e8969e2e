import { exerciseAnswers, exercisePlan } from '#tests/support/exercise-samples.ts'
import { mealAnswers, mealPlanOf } from '#tests/support/meal-plan-samples.ts'
import { plainScreening } from '#tests/support/screenings.ts'
import { toScreening } from '#server/screening/screening-answers.ts'
import { places, type Seed } from './population.ts'

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`
const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Rows of each user in turn, and the given number more for each of the first two, who are personas. */
const spread = (rows: number, users: number, own: number) =>
  `(select i, 1 + (i * 7919::bigint) % ${users} as n from generate_series(1, ${rows}) i
    union all select i, n from generate_series(1, ${own}) i, generate_series(1, 2) n) r join people on people.n = r.n`

const screening = toScreening(plainScreening() as never)
const meal = mealPlanOf()

/** Readings, screenings, diaries, medicines, payments, plans and what students keep. */
export const seedRecords: Seed = ({ users, providers, clients, share }) => [
  `insert into public.blood_pressure_readings (user_id, systolic, diastolic, pulse, notes, created_at)
   select id, 110 + i % 40, 70 + i % 20, 60 + i % 30, 'after a walk', now() - i * interval '11 minutes' * ${200_000 / users}::float8 from ${spread(share(3_000_000), users, 300)}`,
  `insert into public.glucose_readings (user_id, glucose_level, entered_value, entered_unit, context, created_at)
   select id, 90 + i % 80, 90 + i % 80, 'mg/dL', 'Fasting', now() - i * interval '16 minutes' * ${200_000 / users}::float8 from ${spread(share(2_000_000), users, 300)}`,
  `insert into public.screening_results (user_id, answers, results, instrument_versions, scoring_version, created_at)
   select id, ${json(screening.answers)}, ${json(screening.results)}, ${json(screening.instrument_versions)}, ${text(screening.scoring_version)}, now() - i * interval '1 minute'
   from ${spread(share(200_000), users, 12)}`,
  `insert into public.medicines (id, user_id, name, care, starts_on)
   select uuid_of('medicine ' || n || ' ' || i), id, 'Amlodipine', 'blood_pressure', current_date - 60 from people, generate_series(1, 2) i where n % 4 = 1 or n <= 2`,
  `insert into public.medicine_plans (medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food)
   select id, user_id, starts_on, 5, 'mg', 'tablet', 1, '{08:00}', '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', 'either' from public.medicines`,
  `insert into public.medicine_doses (medicine_id, user_id, day, time, outcome, taken_at)
   select id, user_id, current_date - i, '08:00', 'taken', now() - i * interval '1 day' from public.medicines, generate_series(1, 7) i`,
  `insert into public.symptom_entries (user_id, own_words, severity, felt_at) select id, 'Headache', 1, now() - i * interval '1 minute' from ${spread(share(200_000), users, 30)}`,
  `insert into public.weight_entries (user_id, weight_kg, created_at) select id, 60 + i % 20, now() - i * interval '1 day' from ${spread(share(200_000), users, 30)}`,
  `insert into public.carbohydrate_entries (user_id, day, meal, food, grams) select id, current_date - i % 200, 'Lunch', 'Nshima', 60 from ${spread(share(200_000), users, 60)}`,
  `insert into public.activities (user_id, day, kind, minutes, effort) select id, current_date - i % 200, 'Walking', 30, 'Light' from ${spread(share(200_000), users, 60)}`,
  `insert into public.action_plans (user_id, my_targets) select id, 'Below 130 over 80' from people where n % 10 = 1`,
  `insert into public.safety_plans (user_id, warning_signs) select id, 'I stop sleeping' from people where n % 10 = 1`,
  `insert into public.intake_forms (user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact", "emergencyPhone", "reasonForVisit")
   select id, 'Mutale Banda', '1990-01-01', '0977 123 456', 'Lusaka', 'Bupe Banda', '0977 123 457', 'Sleep' from people where n % 2 = 1`,
  `insert into public.contact_messages (user_id, name, email, subject, message, "submittedAt", answered_at)
   select id, 'Mutale Banda', 'person.' || n || '@example.test', 'A question', 'When are you open?', now() - n * interval '1 hour', case when n % 200 > 10 then now() end from people where n % 10 = 1`,
  `insert into public.payments (id, user_id, plan_key, plan_name, amount_ngwee, phone, network, status, receipt_number, succeeded_at, created_at, refund_status, refund_requested_at)
   select uuid_of('payment ' || row_number() over ()), id, 'wellness-starter', 'Wellness Starter', 25000, '+260977123456', 'Airtel', 'succeeded', row_number() over (), at, at,
     case i % 100 when 0 then 'requested' when 1 then 'refused' else 'none' end, case when i % 100 < 2 then at end
   from ${spread(share(100_000), users, 24)} cross join lateral (select now() - i * interval '5 minutes' as at) paid`,
  `update public.payments set purpose = 'invoice', plan_key = null, asked_by = user_id where id = uuid_of('payment 7')`,
  `insert into public.payment_events (payment_id, heard, status_before, status_after) select id, 'succeeded', 'pending', 'succeeded' from public.payments`,
  `insert into public.add_ons (user_id, plan_key, status, end_date) select id, 'diet-nutrition', 'active', current_date + 20 from people where n % 40 = 1`,
  `insert into public.planner_tasks (user_id, title, week, day) select id, 'Read chapter 3', date_trunc('week', now())::date, date_trunc('week', now())::date + i % 7 from ${spread(share(200_000), users, 20)}`,
  `insert into public.focus_rounds (user_id, minutes, created_at) select id, 25, now() - i * interval '3 minutes' from ${spread(share(200_000), users, 30)}`,
  `insert into public.burnout_checks (user_id, version, answers, score, created_at) select id, 1, '{}', 40, now() - i * interval '9 minutes' from ${spread(share(50_000), users, 10)}`,
  `insert into public.group_sessions (id, topic, description, session_time, duration_minutes, capacity, how_to_join)
   select uuid_of('group ' || i), 'Sleep', 'We talk about sleep.', now() + (i - 160) * interval '1 day', 60, 20, 'Room 4' from generate_series(1, 200) i`,
  `insert into public.group_registrations (session_id, user_id, pseudonym)
   select uuid_of('group ' || i), people.id, 'Heron ' || place from generate_series(1, 200) i, generate_series(1, 12) place
   join people on people.n = case when place <= 2 then place else ${clients.first} + (place * 977) % ${clients.count} end`,
  ...['meal', 'exercise'].flatMap((kind) => seedPlans(kind, users, providers.first, share)),
  `insert into public.plan_templates (provider_id, kind, name, content) select id, case when n = ${places.dietitian} then 'meal' else 'exercise' end, 'Week ' || i, '{}' from people, generate_series(1, 20) i where n in (${places.dietitian}, ${places['fitness expert']})`,
]

/** Of the requests, 3 in 200 are pending; writers have claimed some. */
function seedPlans(
  kind: string,
  users: number,
  firstProvider: number,
  share: (rows: number) => number,
): string[] {
  const isMeal = kind === 'meal'
  const writer = isMeal ? places.dietitian : places['fitness expert']
  const columns = isMeal
    ? 'primary_goal, goal_details, dietary_profile, budget_logistics, agreement'
    : 'profile_goals, fitness_level, environment_equipment, health_history, exercise_preferences, lifestyle_nutrition, consent_given'
  const { profile_goals, fitness_level, environment_equipment, health_history } = exerciseAnswers
  const answers = isMeal
    ? `${text(mealAnswers.primary_goal)}, ${[mealAnswers.goal_details, mealAnswers.dietary_profile, mealAnswers.budget_logistics].map(json).join()}, true`
    : `${[profile_goals, fitness_level, environment_equipment, health_history, exerciseAnswers.exercise_preferences, exerciseAnswers.lifestyle_nutrition].map(json).join()}, true`
  const content = isMeal
    ? `${text(meal.dietitian_message)}, ${[meal.weekly_schedule, meal.recipes, meal.shopping_list].map(json).join()}`
    : `${text(exercisePlan.expert_message)}, ${json(exercisePlan.weekly_schedule)}`
  return [
    `insert into public.${kind}_plan_requests (id, user_id, ${columns}, status, taken_by, taken_at, completed_at, created_at)
     select uuid_of('${kind} request ' || r.n || ' ' || i), people.id, ${answers}, case when i % 200 < 3 then 'pending' else 'completed' end,
       case when i % 200 > 0 then writer.id end, case when i % 200 > 0 then at end, case when i % 200 > 2 then at end, at
     from ${spread(share(30_000), users, 6)} join people writer on writer.n = case when i % ${Math.max(2, Math.floor(share(30_000) / 60))} = 1 then ${writer} else ${firstProvider} + i % 200 end
     cross join lateral (select now() - i * interval '17 minutes' as at) asked`,
    `insert into public.${kind}_plans (request_id, version, author_id, ${isMeal ? 'dietitian_message, weekly_schedule, recipes, shopping_list' : 'expert_message, weekly_schedule'}, created_at, told_at)
     select id, 1, taken_by, ${content}, completed_at, completed_at from public.${kind}_plan_requests where status = 'completed'`,
    `insert into public.${kind}_plan_changes (request_id, note, created_at, told_at)
     select id, 'Less salt, please.', created_at, now() from public.${kind}_plan_requests where abs(hashtext(id::text)) % 5 = 0`,
  ]
}
