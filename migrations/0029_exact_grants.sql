-- additive
-- Exactly the rights that the migrations before this one grant in the schema public, again. Hosted
-- Supabase grants everything on each new table of that schema to anon, authenticated and service_role;
-- a database that was migrated there before the runner closed these default privileges still has them.

revoke all on
  public.action_plans, public.activities, public.add_ons, public.appointment_events,
  public.appointment_reminders, public.appointments, public.availability,
  public.blood_pressure_readings, public.burnout_checks, public.carbohydrate_entries, public.consents,
  public.contact_messages, public.crisis_lines, public.days_away, public.exercise_plan_changes,
  public.exercise_plan_requests, public.exercise_plans, public.focus_rounds, public.foods,
  public.glucose_readings, public.group_registrations, public.group_sessions, public.intake_forms,
  public.invoices, public.mail_settings, public.meal_plan_changes, public.meal_plan_requests,
  public.meal_plans, public.medicine_doses, public.medicine_plans, public.medicine_reminders,
  public.medicines, public.memberships, public.messages, public.payment_events, public.payments,
  public.plan_templates, public.planner_tasks, public.plans, public.provider_registrations,
  public.safety_alerts, public.safety_plans, public.screening_results, public.session_prices,
  public.slot_offers, public.student_verifications, public.symptom_entries, public.thread_reads,
  public.threads, public.user_profiles, public.waiting_list, public.weekly_hours
  from public, anon, authenticated, service_role;
revoke all on sequence public.receipt_numbers from public, anon, authenticated, service_role;

-- What the policies let people do.
grant select, delete on
  public.action_plans, public.activities, public.carbohydrate_entries, public.group_registrations,
  public.medicine_doses, public.medicine_plans, public.medicines, public.planner_tasks,
  public.symptom_entries, public.waiting_list
  to authenticated;
grant select, insert, delete on public.safety_plans to authenticated;
grant select, insert, update, delete on
  public.availability, public.days_away, public.plan_templates, public.session_prices,
  public.weekly_hours
  to authenticated;
grant select, insert, update on
  public.crisis_lines, public.mail_settings
  to authenticated;
grant select, insert on
  public.blood_pressure_readings, public.consents, public.glucose_readings, public.screening_results
  to authenticated;
grant select on
  public.add_ons, public.appointments, public.burnout_checks, public.exercise_plan_changes,
  public.exercise_plan_requests, public.exercise_plans, public.focus_rounds, public.foods,
  public.group_sessions, public.intake_forms, public.invoices, public.meal_plan_changes,
  public.meal_plan_requests, public.meal_plans, public.memberships, public.messages, public.payments,
  public.plans, public.safety_alerts, public.slot_offers, public.thread_reads, public.threads,
  public.user_profiles
  to authenticated;
grant insert (user_id, my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go),
  update (my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go, version,
  updated_at) on public.action_plans to authenticated;
grant insert (id, user_id, day, kind, minutes, effort, note) on public.activities to authenticated;
grant insert (id, patient_id, provider_id, appointment_time, session_type, requested_by, replaces),
  update (status, notes, cancelled_by, cancelled_at) on public.appointments to authenticated;
grant insert (id, user_id, version, answers, score) on public.burnout_checks to authenticated;
grant insert (id, user_id, day, meal, food, grams) on public.carbohydrate_entries to authenticated;
grant update (withdrawn_at) on public.consents to authenticated;
grant select (id, name, email, subject, message, "submittedAt", answered_at) on public.contact_messages
  to authenticated;
grant insert (id, request_id, note) on public.exercise_plan_changes to authenticated;
grant insert (id, user_id, profile_goals, fitness_level, environment_equipment, health_history,
  exercise_preferences, lifestyle_nutrition, consent_given) on public.exercise_plan_requests to
  authenticated;
grant insert (id, request_id, author_id, expert_message, weekly_schedule, progression, safety_notes) on
  public.exercise_plans to authenticated;
grant insert (id, user_id, minutes) on public.focus_rounds to authenticated;
grant insert (id, name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at,
  updated_by), update (name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at,
  updated_by, updated_at) on public.foods to authenticated;
grant insert (session_id, user_id, pseudonym) on public.group_registrations to authenticated;
grant insert (id, topic, description, session_time, duration_minutes, capacity, how_to_join) on
  public.group_sessions to authenticated;
grant insert (id, user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact",
  "emergencyPhone", "medicalHistory", "currentMedications", allergies, "reasonForVisit",
  "insuranceProvider", "insuranceNumber") on public.intake_forms to authenticated;
grant update (amount_ngwee, status, paid_on, paid_by, waived_because) on public.invoices to authenticated;
grant insert (id, request_id, note) on public.meal_plan_changes to authenticated;
grant insert (id, user_id, primary_goal, goal_details, dietary_profile, budget_logistics, final_details,
  agreement) on public.meal_plan_requests to authenticated;
grant insert (id, request_id, author_id, dietitian_message, weekly_schedule, recipes, shopping_list) on
  public.meal_plans to authenticated;
grant insert (medicine_id, user_id, day, time, outcome, taken_at), update (outcome, taken_at) on
  public.medicine_doses to authenticated;
grant insert (medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food)
  on public.medicine_plans to authenticated;
grant insert (id, user_id, name, care, starts_on, ends_on, notes, reminders), update (name, care,
  starts_on, ends_on, notes, reminders, stopped_at) on public.medicines to authenticated;
grant insert (id, thread_id, author_id, body) on public.messages to authenticated;
grant insert (id, user_id, plan_key, plan_name, amount_ngwee, phone, network) on public.payments to
  authenticated;
grant insert (id, user_id, title, week, day, starts_at, box), update (title, week, day, starts_at, box,
  done_at) on public.planner_tasks to authenticated;
grant select (id, provider_id, registration_body, registration_number, certificate_year,
  certificate_expires_on, has_document, document_type, status, submitted_at, decided_at, reason,
  profession) on public.provider_registrations to authenticated;
grant update (acknowledged_at, outcome, note) on public.safety_alerts to authenticated;
grant update (warning_signs, things_i_can_do, people_and_places, people_to_ask, professionals,
  making_it_safer, updated_at) on public.safety_plans to authenticated;
grant update (answer, answered_at) on public.slot_offers to authenticated;
grant select (id, user_id, has_document, document_type, status, submitted_at, decided_at, reason) on
  public.student_verifications to authenticated;
grant insert (id, user_id, symptom, own_words, severity, felt_at, notes) on public.symptom_entries to
  authenticated;
grant insert (patient_id, provider_id) on public.threads to authenticated;
grant update (full_name, phone_number, gender, date_of_birth, bio, specialty, qualifications,
  study_area, year_of_study, emergency_contact, known_allergies_conditions, updated_at) on
  public.user_profiles to authenticated;
grant insert (id, patient_id, appointment_id) on public.waiting_list to authenticated;

-- What the policies let the system do.
grant select, delete on public.consents to service_role;
grant select, insert, delete on
  public.action_plans, public.activities, public.blood_pressure_readings, public.burnout_checks,
  public.carbohydrate_entries, public.contact_messages, public.focus_rounds, public.glucose_readings,
  public.intake_forms, public.medicine_doses, public.medicine_plans, public.medicine_reminders,
  public.medicines, public.payment_events, public.planner_tasks, public.safety_plans,
  public.screening_results, public.symptom_entries
  to service_role;
grant select, insert, update, delete on
  public.add_ons, public.appointment_events, public.appointment_reminders, public.appointments,
  public.availability, public.days_away, public.exercise_plan_changes, public.exercise_plan_requests,
  public.exercise_plans, public.foods, public.group_registrations, public.group_sessions,
  public.invoices, public.mail_settings, public.meal_plan_changes, public.meal_plan_requests,
  public.meal_plans, public.memberships, public.messages, public.payments, public.plan_templates,
  public.plans, public.provider_registrations, public.safety_alerts, public.session_prices,
  public.slot_offers, public.student_verifications, public.thread_reads, public.threads,
  public.user_profiles, public.waiting_list, public.weekly_hours
  to service_role;
grant select on public.crisis_lines to service_role;
grant update (answered_at) on public.contact_messages to service_role;
grant usage on sequence public.receipt_numbers to service_role;
