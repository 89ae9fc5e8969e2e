-- Whether the actor has cancelled this appointment in this transaction, so that it moves to another time. Then the
-- limits of open appointments do not count: one is cancelled for each that is new.
create or replace function practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.id = old and a.patient_id = patient and a.provider_id = provider
    and a.session_type = of_type and a.series_id is not distinct from series and a.status = 'cancelled'
    and a.cancelled_at = now() and a.cancelled_by = by and a.appointment_time > now())
$$;
comment on function practice.is_moving(uuid, uuid, uuid, text, uuid, text) is 'Whether the actor has cancelled this appointment in this transaction, to move it';
alter function practice.is_moving(uuid, uuid, uuid, text, uuid, text) owner to service_role;
revoke all on function practice.is_moving(uuid, uuid, uuid, text, uuid, text) from public, anon, authenticated, service_role;
grant execute on function practice.is_moving(uuid, uuid, uuid, text, uuid, text) to authenticated, service_role;
