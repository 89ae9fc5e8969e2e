create or replace function practice.shared_blood_pressure_readings(patient uuid) returns setof public.blood_pressure_readings
language sql stable security definer set search_path = '' as
  $$ select r.* from public.blood_pressure_readings r where r.user_id = patient and r.removed_at is null and practice.sees(patient, 'share_readings') $$;
alter function practice.shared_blood_pressure_readings(uuid) owner to service_role;
revoke all on function practice.shared_blood_pressure_readings(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.shared_blood_pressure_readings(uuid) to authenticated, service_role;
