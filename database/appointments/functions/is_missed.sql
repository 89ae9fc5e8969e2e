-- Whether the front desk has marked that the patient of a visit of the caller did not come.
create or replace function practice.is_missed(visit uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.attendances m join public.appointments a on a.id = m.appointment_id
    where a.id = visit and a.provider_id = auth.uid() and m.missed_at is not null)
$$;
comment on function practice.is_missed(uuid) is 'Whether the front desk has marked that the patient did not come to a visit of the caller';
alter function practice.is_missed(uuid) owner to service_role;
revoke all on function practice.is_missed(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.is_missed(uuid) to authenticated;
