-- Those of the patients whom the actor treats whose phone number has these digits, in any way to write it.
create or replace function practice.patients_by_phone(digits text) returns setof uuid
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id from public.user_profiles p
  where p.id in (select t.id from practice.treated_patients() as t(id)) and length(accounts.plain_phone(digits)) >= 3
    and strpos(accounts.plain_phone(p.phone_number), accounts.plain_phone(digits)) > 0
$$;
alter function practice.patients_by_phone(text) owner to service_role;
revoke all on function practice.patients_by_phone(text) from public, anon, authenticated, service_role;
grant execute on function practice.patients_by_phone(text) to authenticated;
