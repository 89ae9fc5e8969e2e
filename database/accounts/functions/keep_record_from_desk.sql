-- No record of a patient begins in an account of the front desk, nor in a record that was merged into another one. A
-- row goes from one person to another only where the two are merged. A foreign key locks the row of the person in the
-- same way, so this waits for nothing more; where an admin changes the role or merges meanwhile, it waits, and reads
-- what is so then.
create or replace function accounts.keep_record_from_desk() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  before uuid;
  its_role text;
begin
  if tg_argv[0] = 'patient_id' then person := new.patient_id; else person := new.user_id; end if;
  select p.role into its_role from public.user_profiles p where p.id = person for key share;
  if its_role = 'front_desk' then
    raise exception 'the front desk has no record as a patient' using errcode = 'UB403';
  end if;
  if tg_op = 'INSERT' then
    if exists (select from accounts.patient_merges m where m.gone_id = person and m.state <> 'undone') then
      raise exception 'the record was merged' using errcode = 'UB412';
    end if;
    return null;
  end if;
  if tg_argv[0] = 'patient_id' then before := old.patient_id; else before := old.user_id; end if;
  if before <> person and not exists (select from accounts.patient_merges m where m.state = 'merged'
      and (m.gone_id = before and m.remaining_id = person or m.gone_id = person and m.remaining_id = before)) then
    raise exception 'a row stays with its person, unless two records are merged' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function accounts.keep_record_from_desk() is 'Keeps records of patients from accounts of the front desk and from merged records, and rows with their person; its argument names the column of the person';
alter function accounts.keep_record_from_desk() owner to service_role;
revoke all on function accounts.keep_record_from_desk() from public, anon, authenticated, service_role;
grant execute on function accounts.keep_record_from_desk() to service_role;
