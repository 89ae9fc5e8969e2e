-- The number to call in a Phone session: for the provider who holds it, from a day before until half an hour after its end.
-- No row where it is not shown; null where the patient has given none.
create or replace function practice.phone_of_session(appointment uuid) returns table (patient_id uuid, phone_number text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.patient_id
  where a.id = appointment and a.provider_id = auth.uid() and practice.is_in_practice(auth.uid())
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '1 day'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;
comment on function practice.phone_of_session(uuid) is 'Phone number of a Phone session''s patient, for its provider, from a day before until half an hour after its end';
alter function practice.phone_of_session(uuid) owner to service_role;
revoke all on function practice.phone_of_session(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.phone_of_session(uuid) to authenticated;
