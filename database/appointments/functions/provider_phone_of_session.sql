-- The other way round, from ten minutes before. No row where it is not shown; null where the provider has given none.
create or replace function practice.provider_phone_of_session(appointment uuid) returns table (provider_id uuid, phone_number text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.provider_id
  where a.id = appointment and a.patient_id = auth.uid() and practice.is_in_practice(p.id)
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '10 minutes'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;
comment on function practice.provider_phone_of_session(uuid) is 'Phone number of a Phone session''s provider, for its patient, from ten minutes before until half an hour after its end';
alter function practice.provider_phone_of_session(uuid) owner to service_role;
revoke all on function practice.provider_phone_of_session(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.provider_phone_of_session(uuid) to authenticated;
