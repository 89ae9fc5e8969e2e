-- Whether a person agrees that their health data is kept: without that no therapist reads a check-in of theirs.
create or replace function check_ins.is_agreed(person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.consents k where k.user_id = person and k.purpose = 'health_data' and k.withdrawn_at is null)
$$;
alter function check_ins.is_agreed(uuid) owner to service_role;
revoke all on function check_ins.is_agreed(uuid) from public, anon, authenticated, service_role;
grant execute on function check_ins.is_agreed(uuid) to service_role;
