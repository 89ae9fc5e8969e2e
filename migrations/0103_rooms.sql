-- additive
-- Rooms for in-person sessions, and hours at which a provider is absent.

create table public.rooms (
  id uuid primary key default gen_random_uuid(),
  -- Patients read it in emails: it says where, and nothing of what for.
  name text not null check (length(name) between 1 and 40),
  -- Given to no appointment from then on.
  retired_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.rooms is 'Rooms of the clinic, for in-person sessions';
create unique index rooms_by_name on public.rooms (lower(name)) where retired_at is null;
alter table public.rooms enable row level security;
alter table public.rooms force row level security;
grant select on public.rooms to authenticated;
grant select, insert, update on public.rooms to service_role;
create policy "the system keeps rooms" on public.rooms for all to service_role using (true) with check (true);

-- Only the system writes it: the rules are in server/practice/rooms.
alter table public.appointments add column room_id uuid references public.rooms;
comment on column public.appointments.room_id is 'Where an in-person session takes place';
-- A patient or provider reads the rooms of their own appointments, as far as the policies of those go.
create policy "a person reads the rooms of their own appointments" on public.rooms for select to authenticated
  using (exists (select from public.appointments a where a.room_id = rooms.id
    and (a.patient_id = (select auth.uid()) or a.provider_id = (select auth.uid()))));
create index appointments_by_room on public.appointments (room_id, appointment_time) where room_id is not null;
-- earlier versions work: they write no room.
alter table public.appointments add constraint appointments_room_is_for_people
  check (room_id is null or session_type = 'In-person');
-- earlier versions work: they write no room. A room is used once at a time.
alter table public.appointments add constraint appointments_room_is_free exclude using gist (room_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
  where (status in ('requested', 'confirmed') and room_id is not null);

-- An appointment that moves keeps its room where that is free at the new time.
create function practice.keep_room() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select a.room_id into new.room_id from public.appointments a
    join public.rooms r on r.id = a.room_id and r.retired_at is null
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id
      and not exists (select from public.appointments b where b.room_id = a.room_id and b.status in ('requested', 'confirmed')
        and b.appointment_time > new.appointment_time - interval '8 hours'
        and b.appointment_time < new.appointment_time + new.duration_minutes * interval '1 minute'
        and b.appointment_time + b.duration_minutes * interval '1 minute' > new.appointment_time);
  return new;
end $$;
create trigger appointments_moved_keep_room before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_room();

-- Hours at which a provider cannot be booked, besides the days away that they say themselves: entered by them or by
-- the front desk for them.
create table public.absences (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entered_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '366 days')
);
comment on table public.absences is 'Hours at which a provider cannot be booked';
create index absences_of_provider on public.absences (provider_id, ends_at);
create index absences_by_enterer on public.absences (entered_by);
alter table public.absences enable row level security;
alter table public.absences force row level security;
grant select on public.absences to authenticated;
grant select, insert, delete on public.absences to service_role;
create policy "a provider reads their own absences" on public.absences
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "the system keeps absences" on public.absences for all to service_role using (true) with check (true);

-- As in 0066; besides, no hour that an absence touches.
create or replace function practice.open_hours_of(slots timestamptz[], providers uuid[]) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' set enable_seqscan = off as $$
  with wanted as materialized (
    select s.slot, (s.slot at time zone 'Africa/Lusaka')::date as day, (s.slot at time zone 'Africa/Lusaka')::time as hour,
      extract(isodow from s.slot at time zone 'Africa/Lusaka')::integer as weekday
    from unnest(slots) as s(slot) where practice.is_slot(s.slot)
  ), asked as materialized (
    select p.id, v.provider_id is not null as has_hours, coalesce(v.buffer_minutes, 0) * interval '1 minute' as buffer
    from (select i.id from practice.providers_in_practice() as i(id) where providers is null
      union all select i.id from practice.providers_in_practice() as i(id) where i.id = any (providers)) as p
    left join public.availability v on v.provider_id = p.id
  ), working as (
    select asked.id, wanted.slot, wanted.day from asked join wanted on wanted.weekday <= 5 where not asked.has_hours
    union all
    select asked.id, wanted.slot, wanted.day from asked
    join public.weekly_hours h on h.provider_id = asked.id
    join wanted on wanted.weekday = h.weekday
    -- An hour after a slot is never past midnight, where it would wrap.
    where asked.has_hours and wanted.hour >= h.starts_at and wanted.hour + interval '1 hour' <= h.ends_at
      and (h.break_starts_at is null or wanted.hour >= h.break_ends_at or wanted.hour + interval '1 hour' <= h.break_starts_at)
  ), taken as materialized (
    -- A slot that begins between these two instants overlaps the appointment or its buffer.
    select asked.id, a.appointment_time - interval '1 hour' - asked.buffer as after,
      a.appointment_time + a.duration_minutes * interval '1 minute' + asked.buffer as until
    from asked join public.appointments a on a.provider_id = asked.id and a.status in ('requested', 'confirmed')
      -- No appointment is longer than 8 hours, no buffer than 2: what the index can look up.
      and a.appointment_time > (select min(w.slot) from wanted w) - interval '10 hours'
      and a.appointment_time < (select max(w.slot) from wanted w) + interval '3 hours'
  ), closed as materialized (
    select asked.id, wanted.slot from asked
    join public.days_away d on d.provider_id = asked.id
    join wanted on wanted.day between d.first_day and d.last_day
    union all
    select asked.id, wanted.slot from asked
    join public.absences b on b.provider_id = asked.id and b.ends_at > (select min(w.slot) from wanted w)
    join wanted on wanted.slot < b.ends_at and wanted.slot + interval '1 hour' > b.starts_at
    union all
    select taken.id, wanted.slot from taken join wanted on wanted.slot > taken.after and wanted.slot < taken.until
    union all
    select asked.id, o.appointment_time from asked
    join public.slot_offers o on o.provider_id = asked.id and o.answer is null and o.expires_at > now()
      and o.patient_id is distinct from auth.uid()
  )
  -- "not in" is hashed whatever the planner expects of the sets; neither column is ever null.
  select working.slot, working.id from working where (working.id, working.slot) not in (select closed.id, closed.slot from closed)
$$;

grant create on schema practice to service_role;
alter function practice.keep_room() owner to service_role;
revoke all on function practice.keep_room() from public, anon, authenticated;
revoke create on schema practice from service_role;
