-- For a patient: who covers for a provider of theirs, now or in the days ahead, and whether they object. Not a colleague
-- who is out of practice: they read nothing.
create or replace function practice.own_covers() returns table (id uuid, absent_name text, colleague_name text, first_day date, last_day date, has_objected boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, w.full_name, b.full_name, c.first_day, c.last_day,
    exists (select from public.cover_objections o where o.absent_id = c.absent_id and o.colleague_id = c.colleague_id and o.patient_id = auth.uid())
  from public.covers c join public.user_profiles w on w.id = c.absent_id join public.user_profiles b on b.id = c.colleague_id
  where c.accepted_at is not null and c.ended_at is null and c.last_day >= (now() at time zone 'Africa/Lusaka')::date and c.colleague_id <> auth.uid()
    and exists (select from practice.providers_in_practice() as i(id) where i.id = c.colleague_id)
    and exists (select from public.appointments a where a.provider_id = c.absent_id and a.patient_id = auth.uid()
      and a.status <> 'cancelled' and not a.by_desk_alone and a.appointment_time > now() - interval '12 months')
    and not exists (select from public.discharges d where d.provider_id = c.absent_id and d.patient_id = auth.uid() and d.readmitted_at is null)
  order by c.first_day, c.id
$$;
alter function practice.own_covers() owner to service_role;
revoke all on function practice.own_covers() from public, anon, authenticated, service_role;
-- The system too: practice.object_to_cover asks it.
grant execute on function practice.own_covers() to authenticated, service_role;
