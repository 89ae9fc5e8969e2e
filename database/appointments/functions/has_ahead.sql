-- True where this is an appointment that the actor, as its patient, has ahead of them.
create or replace function practice.has_ahead(appointment uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.appointments a where a.id = appointment and a.patient_id = auth.uid()
     and a.status in ('requested', 'confirmed') and a.appointment_time > now()) $$;
alter function practice.has_ahead(uuid) owner to service_role;
revoke all on function practice.has_ahead(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.has_ahead(uuid) to authenticated, service_role;
