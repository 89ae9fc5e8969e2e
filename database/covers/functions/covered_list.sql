-- Names of those whom the actor covers today, with their next visit during the days of the cover, and whether their
-- record is open.
create or replace function practice.covered_list() returns table (cover_id uuid, absent_name text, last_day date, id uuid, full_name text, date_of_birth date, next_visit timestamptz, is_open boolean)
language sql stable security definer set search_path = '' as $$
  select t.cover_id, w.full_name, c.last_day, p.id, p.full_name, p.date_of_birth,
    (select min(a.appointment_time) from public.appointments a where a.provider_id = t.absent_id and a.patient_id = p.id
      and a.status in ('requested', 'confirmed') and a.appointment_time > now()
      and (a.appointment_time at time zone 'Africa/Lusaka')::date <= c.last_day),
    t.is_open
  from practice.covered_patients() t join public.covers c on c.id = t.cover_id
  join public.user_profiles w on w.id = t.absent_id join public.user_profiles p on p.id = t.patient_id
$$;
alter function practice.covered_list() owner to service_role;
revoke all on function practice.covered_list() from public, anon, authenticated, service_role;
grant execute on function practice.covered_list() to authenticated;
