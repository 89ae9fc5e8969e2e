-- additive
-- An account of the front desk has no record as a patient, also where both begin at the same moment: a booking or a
-- reading that is under way, and the admin who makes the account part of the desk.

-- No record of a patient begins in an account of the front desk. A foreign key locks the row of the person in the same
-- way, so this waits for nothing more; where an admin changes the role meanwhile, it waits, and reads the new role.
create function accounts.keep_record_from_desk() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  its_role text;
begin
  if tg_argv[0] = 'patient_id' then person := new.patient_id; else person := new.user_id; end if;
  select p.role into its_role from public.user_profiles p where p.id = person for key share;
  if its_role = 'front_desk' then
    raise exception 'the front desk has no record as a patient' using errcode = 'UB403';
  end if;
  return null;
end $$;
comment on function accounts.keep_record_from_desk() is 'Keeps records of patients from accounts of the front desk; its argument names the column of the person';

do $$
declare t text;
begin
  foreach t in array array['action_plans', 'activities', 'add_ons', 'blood_pressure_readings', 'burnout_checks', 'call_backs',
    'carbohydrate_entries', 'care_profiles', 'consents', 'exercise_plan_requests', 'focus_rounds', 'glucose_readings',
    'group_registrations', 'intake_forms', 'meal_plan_requests', 'medicine_doses', 'medicine_plans', 'medicine_reminders',
    'medicines', 'membership_periods', 'memberships', 'next_steps', 'payments', 'planner_tasks', 'safety_alerts',
    'safety_plans', 'screening_results', 'student_verifications', 'symptom_entries'] loop
    execute format('create trigger %I after insert or update of user_id on public.%I
      for each row execute function accounts.keep_record_from_desk(''user_id'')', t || '_keep_from_desk', t);
  end loop;
  foreach t in array array['appointments', 'invoices', 'questionnaire_requests', 'session_ratings', 'shared_notes', 'slot_offers',
    'threads', 'waiting_list'] loop
    execute format('create trigger %I after insert or update of patient_id on public.%I
      for each row execute function accounts.keep_record_from_desk(''patient_id'')', t || '_keep_from_desk', t);
  end loop;
end $$;

-- Asks the tables that have the trigger above, so that a new one is asked too.
create function accounts.has_record(person uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  kept record;
  is_there boolean;
begin
  for kept in select t.tgrelid::regclass as named, split_part(encode(t.tgargs, 'escape'), '\000', 1) as of_person from pg_catalog.pg_trigger t
    where t.tgfoid = 'accounts.keep_record_from_desk()'::regprocedure loop
    execute format('select exists (select from %s where %I = $1)', kept.named, kept.of_person) into is_there using person;
    if is_there then return true; end if;
  end loop;
  return false;
end $$;
comment on function accounts.has_record(uuid) is 'Whether a person has a record as a patient';

-- Its row is locked first, so what is being written for the person is committed before it is looked for.
create function accounts.keep_desk_from_record() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.user_profiles p where p.id = new.id for update;
  if accounts.has_record(new.id) then
    raise exception 'the account has a record as a patient' using errcode = 'UB409';
  end if;
  return new;
end $$;
-- earlier versions work: their admins make accounts part of the desk that have no record.
create trigger profiles_keep_desk_from_record before update of role on public.user_profiles for each row
  when (new.role = 'front_desk' and old.role <> 'front_desk') execute function accounts.keep_desk_from_record();

grant create on schema accounts to service_role;
do $$
declare f text;
begin
  foreach f in array array['accounts.keep_record_from_desk()', 'accounts.has_record(uuid)', 'accounts.keep_desk_from_record()'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated';
  end loop;
end $$;
revoke create on schema accounts from service_role;
