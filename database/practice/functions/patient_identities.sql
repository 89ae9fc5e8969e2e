-- What tells those of these people apart whom the actor treats: the date of birth, and whether another of the actor's
-- patients is written the same.
create or replace function practice.patient_identities(people uuid[]) returns table (id uuid, date_of_birth date, has_namesake boolean)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with own as materialized (
    select p.id, p.date_of_birth, lower(btrim(p.full_name)) as name
    from (select distinct t.id from practice.treated_patients() as t(id)) as t join public.user_profiles p on p.id = t.id
  )
  select o.id, o.date_of_birth, o.name <> '' and exists (select from own n where n.name = o.name and n.id <> o.id)
  from own o where o.id = any (people)
$$;
alter function practice.patient_identities(uuid[]) owner to service_role;
revoke all on function practice.patient_identities(uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.patient_identities(uuid[]) to authenticated;
