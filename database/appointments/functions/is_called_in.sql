-- Whether a visit of the caller has begun at the clinic: they have called its patient in. It may be over before its booked end.
create or replace function practice.is_called_in(visit uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.attendances m join public.appointments a on a.id = m.appointment_id
    where a.id = visit and a.provider_id = auth.uid() and m.called_in_at is not null)
$$;
comment on function practice.is_called_in(uuid) is 'Whether the caller has called the patient of a visit of theirs in';
alter function practice.is_called_in(uuid) owner to service_role;
revoke all on function practice.is_called_in(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.is_called_in(uuid) to authenticated, service_role;
