-- No record of a patient begins in an account of the front desk. A foreign key locks the row of the person in the same
-- way, so this waits for nothing more; where an admin changes the role meanwhile, it waits, and reads the new role.
create or replace function accounts.keep_record_from_desk() returns trigger language plpgsql security definer set search_path = '' as $$
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
alter function accounts.keep_record_from_desk() owner to service_role;
revoke all on function accounts.keep_record_from_desk() from public, anon, authenticated, service_role;
grant execute on function accounts.keep_record_from_desk() to service_role;
