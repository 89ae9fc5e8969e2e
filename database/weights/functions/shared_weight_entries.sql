create or replace function practice.shared_weight_entries(patient uuid) returns setof public.weight_entries
language sql stable security definer set search_path = '' as
  $$ select w.* from public.weight_entries w where w.user_id = patient and practice.sees_weight(patient) $$;
comment on function practice.shared_weight_entries(uuid) is 'The weights of a patient who shares them with the actor';
alter function practice.shared_weight_entries(uuid) owner to service_role;
revoke all on function practice.shared_weight_entries(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.shared_weight_entries(uuid) to authenticated, service_role;
