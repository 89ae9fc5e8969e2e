-- Booking: who works when, which slots are open, how an appointment goes on, the waiting list, and what is told by mail.

-- Who asked for it: what a provider proposes is accepted by the patient, and the other way round.
alter table public.appointments add column requested_by text not null default 'patient' check (requested_by in ('patient', 'provider'));
-- The appointment that is given back once this one, an earlier time from the waiting list, is confirmed.
alter table public.appointments add column replaces uuid references public.appointments on delete set null;
create index appointments_by_replaced on public.appointments (replaces) where replaces is not null;
-- What is open, for the job that looks for those whose time has come.
create index appointments_open on public.appointments (appointment_time) where status in ('requested', 'confirmed');
create index profiles_of_approved_providers on public.user_profiles (id) where provider_status = 'approved';

-- A provider without a row here works Monday to Friday, whole days.
create table public.availability (
  provider_id uuid primary key references public.user_profiles on delete cascade,
  -- Kept free before and after each appointment.
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  updated_at timestamptz(3) not null default now()
);
-- One row per working day of the week; hours are Lusaka's.
create table public.weekly_hours (
  provider_id uuid not null references public.availability on delete cascade,
  weekday integer not null check (weekday between 1 and 7), -- ISO 8601: 1 is Monday
  starts_at time not null,
  ends_at time not null,
  break_starts_at time,
  break_ends_at time,
  primary key (provider_id, weekday),
  check (starts_at < ends_at),
  check ((break_starts_at is null) = (break_ends_at is null)),
  check (break_starts_at < break_ends_at and break_starts_at >= starts_at and break_ends_at <= ends_at)
);
create table public.days_away (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.availability on delete cascade,
  first_day date not null,
  last_day date not null,
  check (first_day <= last_day)
);
create index days_away_of_provider on public.days_away (provider_id, first_day);

do $$
declare t text;
begin
  foreach t in array array['availability', 'weekly_hours', 'days_away'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', t);
    execute format('create policy "a provider keeps their own %s" on public.%I for all to authenticated
      using (provider_id = (select auth.uid()))
      with check (provider_id = (select auth.uid()) and (select accounts.actor_role()) = ''provider'')', replace(t, '_', ' '), t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;

-- A patient who would rather come earlier than their appointment says.
create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  appointment_id uuid not null unique references public.appointments on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index waiting_list_by_time on public.waiting_list (created_at, id);
create index waiting_list_of_patient on public.waiting_list (patient_id);

-- A slot that was given back, held for one person of the waiting list until they answer or two hours are over.
create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.waiting_list on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  appointment_time timestamptz not null,
  offered_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'refused', 'expired')),
  answered_at timestamptz(3),
  check ((answer is null) = (answered_at is null))
);
create unique index slot_offers_hold_a_slot on public.slot_offers (provider_id, appointment_time) where answer is null;
create unique index slot_offers_one_each on public.slot_offers (entry_id) where answer is null;
create index slot_offers_of_patient on public.slot_offers (patient_id, offered_at desc);
create index slot_offers_of_entry on public.slot_offers (entry_id);

-- What happened to an appointment or an offer, until it has been told by mail.
create table public.appointment_events (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid references public.appointments on delete cascade,
  offer_id uuid references public.slot_offers on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'declined', 'cancelled', 'lapsed', 'offered')),
  occurred_at timestamptz(3) not null default now(),
  told_at timestamptz(3),
  check ((appointment_id is null) <> (offer_id is null))
);
create index appointment_events_untold on public.appointment_events (occurred_at) where told_at is null;
create index appointment_events_of_appointment on public.appointment_events (appointment_id);
create index appointment_events_of_offer on public.appointment_events (offer_id);

-- Which reminders of an appointment have been written, each once for each of the two.
create table public.appointment_reminders (
  appointment_id uuid not null references public.appointments on delete cascade,
  kind text not null check (kind in ('day', 'hour')),
  written_at timestamptz(3) not null default now(),
  primary key (appointment_id, kind)
);

-- A person without a row here gets all of them.
create table public.mail_settings (
  user_id uuid primary key references public.user_profiles on delete cascade,
  appointments boolean not null default true,
  reminders boolean not null default true,
  updated_at timestamptz(3) not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['waiting_list', 'slot_offers', 'appointment_events', 'appointment_reminders', 'mail_settings'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('grant select, insert, update, delete on public.%I to service_role', t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;
grant select, insert, update on public.mail_settings to authenticated;
create policy "a person sets which mails they get" on public.mail_settings for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The six slots of a day, and how far ahead one may book (specification section 9, decision 16).
create function practice.is_slot(at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select (at at time zone 'Africa/Lusaka')::time in ('09:00', '10:00', '11:00', '14:00', '15:00', '16:00')
     and at > now() and (at at time zone 'Africa/Lusaka')::date <= (now() at time zone 'Africa/Lusaka')::date + 90 $$;

-- Which of these hours each provider in practice, or one of them, may still be given: they work then
-- (weekly hours, breaks, days away), and neither an appointment with the buffer they keep nor an offer to
-- somebody else is in the way. Said once, over sets: asked hour by hour it takes ten times as long.
create function practice.open_hours(slots timestamptz[], only_provider uuid default null) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' as $$
  select local.slot, p.id
  from public.user_profiles p
  left join public.availability v on v.provider_id = p.id
  cross join (select s.slot, (s.slot at time zone 'Africa/Lusaka')::date as day, (s.slot at time zone 'Africa/Lusaka')::time as hour,
      extract(isodow from s.slot at time zone 'Africa/Lusaka')::integer as weekday
    from unnest(slots) as s(slot) where practice.is_slot(s.slot)) as local
  left join public.weekly_hours h on h.provider_id = p.id and h.weekday = local.weekday
  where p.provider_status = 'approved' and (only_provider is null or p.id = only_provider) and practice.is_in_practice(p.id)
    and case when v.provider_id is null then local.weekday <= 5
      -- An hour after a slot is never past midnight, where it would wrap.
      else local.hour >= h.starts_at and local.hour + interval '1 hour' <= h.ends_at
        and (h.break_starts_at is null or local.hour >= h.break_ends_at or local.hour + interval '1 hour' <= h.break_starts_at) end
    and not exists (select from public.days_away d where d.provider_id = p.id and local.day between d.first_day and d.last_day)
    and not exists (select from public.appointments a where a.provider_id = p.id and a.status in ('requested', 'confirmed')
      -- No appointment is longer than 8 hours, no buffer than 2: what the index can look up.
      and a.appointment_time > local.slot - interval '10 hours' and a.appointment_time < local.slot + interval '3 hours'
      and a.appointment_time < local.slot + interval '1 hour' + coalesce(v.buffer_minutes, 0) * interval '1 minute'
      and a.appointment_time + (a.duration_minutes + coalesce(v.buffer_minutes, 0)) * interval '1 minute' > local.slot)
    and not exists (select from public.slot_offers o where o.provider_id = p.id and o.appointment_time = local.slot
      and o.answer is null and o.expires_at > now() and o.patient_id is distinct from auth.uid())
$$;

-- True where somebody may be given this hour of a provider.
create function practice.is_open(provider uuid, slot timestamptz) returns boolean language sql stable security definer set search_path = '' as
  $$ select provider is not null and exists (select from practice.open_hours(array[slot], provider)) $$;

-- The providers who are free at each of these hours, whoever has the fewest appointments ahead first.
create function practice.free_at(slots timestamptz[]) returns table (slot timestamptz, provider_id uuid, upcoming integer)
language sql stable security definer set search_path = '' as $$
  select o.slot, o.provider_id, coalesce(u.upcoming, 0)
  from practice.open_hours(slots) as o
  left join (select a.provider_id, count(*)::integer as upcoming from public.appointments a
    where a.status in ('requested', 'confirmed') and a.appointment_time > now() group by 1) as u on u.provider_id = o.provider_id
  where o.provider_id is distinct from auth.uid()
  order by 1, 3, 2
$$;

-- True where a provider may be booked at all, whenever they are free.
create function practice.can_be_booked(provider uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.is_in_practice(provider) $$;

-- How many appointments a patient has ahead of them.
create function practice.open_appointments(patient uuid) returns integer language sql stable security definer set search_path = '' as
  $$ select count(*)::integer from public.appointments a
     where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now() $$;

-- True where this is an appointment that the actor, as its patient, has ahead of them.
create function practice.has_ahead(appointment uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.appointments a where a.id = appointment and a.patient_id = auth.uid()
     and a.status in ('requested', 'confirmed') and a.appointment_time > now()) $$;

-- True where the actor was offered this hour instead of that appointment of theirs.
create function practice.was_offered(provider uuid, slot timestamptz, instead_of uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.slot_offers o join public.waiting_list w on w.id = o.entry_id
     join public.appointments a on a.id = w.appointment_id
     where o.patient_id = auth.uid() and o.provider_id = provider and o.appointment_time = slot and o.expires_at > now()
       and o.answer is null and a.id = instead_of and a.status in ('requested', 'confirmed')) $$;

-- What everybody may know of a provider: those in practice, and those the actor had to do with.
create function practice.provider_cards() returns table (id uuid, full_name text, specialty text, profile_picture_url text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url from public.user_profiles p
  where p.provider_status = 'approved' and practice.is_in_practice(p.id)
    or p.id in (select a.provider_id from public.appointments a where a.patient_id = auth.uid())
$$;

-- Names and addresses of those who have, or had, an appointment with the actor (decision 19).
create function practice.patients() returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where practice.may_practise() and p.id in (select a.patient_id from public.appointments a where a.provider_id = auth.uid())
$$;

-- The readings of a patient who shares them with the actor. Functions, because a policy of their own
-- would be asked for every row whenever anybody reads their own.
alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_readings', 'safety_alerts'));
create function practice.shared_blood_pressure_readings(patient uuid) returns setof public.blood_pressure_readings
language sql stable security definer set search_path = '' as
  $$ select r.* from public.blood_pressure_readings r where r.user_id = patient and practice.sees(patient, 'share_readings') $$;
create function practice.shared_glucose_readings(patient uuid) returns setof public.glucose_readings
language sql stable security definer set search_path = '' as
  $$ select r.* from public.glucose_readings r where r.user_id = patient and practice.sees(patient, 'share_readings') $$;

-- Booking. Status, length and who cancelled are not the browser's to say (decision 16).
grant insert (id, patient_id, provider_id, appointment_time, session_type, requested_by, replaces) on public.appointments to authenticated;
create policy "a patient books an open slot" on public.appointments for insert to authenticated
  with check (patient_id = (select auth.uid()) and requested_by = 'patient' and practice.is_open(provider_id, appointment_time)
    and (replaces is null or practice.was_offered(provider_id, appointment_time, replaces))
    and (practice.open_appointments(patient_id) < 5 or replaces is not null));
create policy "a provider proposes an open slot to a patient" on public.appointments for insert to authenticated
  with check (provider_id = (select auth.uid()) and requested_by = 'provider' and replaces is null
    and practice.treats(patient_id) and practice.is_open(provider_id, appointment_time)
    and practice.open_appointments(patient_id) < 5);

-- How an appointment goes on; which step may follow which, when and by whom, is kept by the trigger below.
grant update (status, cancelled_by, cancelled_at, notes) on public.appointments to authenticated;
create policy "a patient cancels, or accepts what was proposed" on public.appointments for update to authenticated
  using (patient_id = (select auth.uid()) and status in ('requested', 'confirmed') and appointment_time > now())
  with check (patient_id = (select auth.uid()) and ((status = 'confirmed' and practice.can_be_booked(provider_id)) or (status = 'cancelled' and cancelled_by = 'patient')));
create policy "a provider in practice answers, completes and notes" on public.appointments for update to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (status <> 'cancelled' or cancelled_by = 'provider'));

-- The table of spec section 4 with decision 17; anything else is UB409. A person's steps need the right
-- hour and the right person; the system's need only the right order.
create function practice.keep_course() returns trigger language plpgsql set search_path = '' as $$
declare
  -- The system, and what follows from a person's step, are not bound to persons and hours.
  actor uuid := case when current_user = 'authenticated' then auth.uid() end;
  asked uuid := case new.requested_by when 'provider' then new.patient_id else new.provider_id end;
begin
  if actor = new.patient_id and new.notes is distinct from old.notes then
    raise exception 'notes are the provider''s' using errcode = 'UB409';
  end if;
  if new.status = old.status then return new; end if;
  if old.status || ' ' || new.status not in ('requested confirmed', 'requested cancelled', 'confirmed cancelled', 'confirmed completed')
    or actor is not null and (
      new.status = 'confirmed' and (actor <> asked or now() >= new.appointment_time)
      or new.status = 'cancelled' and now() >= new.appointment_time
      -- A provider takes back what they proposed, or declines; what is confirmed stands.
      or new.status = 'cancelled' and actor = new.provider_id and old.status <> 'requested'
      or new.status = 'completed' and (actor <> new.provider_id or now() < new.appointment_time + new.duration_minutes * interval '1 minute'))
  then
    raise exception 'no such step' using errcode = 'UB409';
  end if;
  return new;
end $$;
create trigger appointments_keep_course before update on public.appointments for each row execute function practice.keep_course();

-- Writes down what is to be told, gives back what an earlier time replaces, and takes whoever has no
-- appointment left to bring forward off the waiting list.
create function practice.follow_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'requested' then
      insert into public.appointment_events (appointment_id, kind) values (new.id, 'requested');
    end if;
    return null;
  end if;
  if new.status = old.status then return null; end if;
  if new.status <> 'completed' then
    insert into public.appointment_events (appointment_id, kind) values (new.id, case
      when new.status = 'confirmed' then 'confirmed'
      when new.cancelled_by = 'system' then 'lapsed'
      when new.requested_by = 'patient' and new.cancelled_by = 'provider' or new.requested_by = 'provider' and new.cancelled_by = 'patient' and old.status = 'requested' then 'declined'
      else 'cancelled' end);
  end if;
  if new.status = 'confirmed' and new.replaces is not null then
    update public.appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
      where id = new.replaces and status in ('requested', 'confirmed') and appointment_time > now();
  end if;
  if new.status in ('cancelled', 'completed') then
    delete from public.waiting_list where appointment_id = new.id;
  end if;
  return null;
end $$;
create trigger appointments_follow_course after insert or update on public.appointments for each row execute function practice.follow_course();

-- The waiting list: joined and left by the patient; offers are made by the system and answered by the patient.
grant select, insert (id, patient_id, appointment_id), delete on public.waiting_list to authenticated;
create policy "a patient waits for an earlier time" on public.waiting_list for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a patient asks for an earlier time than one they have" on public.waiting_list for insert to authenticated
  with check (patient_id = (select auth.uid()) and practice.has_ahead(appointment_id));
create policy "a patient leaves the waiting list" on public.waiting_list for delete to authenticated
  using (patient_id = (select auth.uid()));
grant select, update (answer, answered_at) on public.slot_offers to authenticated;
create policy "a patient reads what they are offered" on public.slot_offers for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a patient answers a standing offer" on public.slot_offers for update to authenticated
  using (patient_id = (select auth.uid()) and answer is null and expires_at > now())
  with check (patient_id = (select auth.uid()) and answer in ('accepted', 'refused'));

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['is_slot(timestamptz)', 'open_hours(timestamptz[], uuid)', 'is_open(uuid, timestamptz)',
    'free_at(timestamptz[])', 'can_be_booked(uuid)', 'open_appointments(uuid)', 'has_ahead(uuid)', 'was_offered(uuid, timestamptz, uuid)', 'provider_cards()', 'patients()',
    'shared_blood_pressure_readings(uuid)', 'shared_glucose_readings(uuid)', 'keep_course()', 'follow_course()'] loop
    execute 'alter function practice.' || f || ' owner to service_role';
    execute 'revoke all on function practice.' || f || ' from public';
  end loop;
end $$;
revoke create on schema practice from service_role;
grant execute on function practice.is_open(uuid, timestamptz), practice.free_at(timestamptz[]), practice.can_be_booked(uuid), practice.open_appointments(uuid), practice.has_ahead(uuid),
  practice.was_offered(uuid, timestamptz, uuid), practice.provider_cards(), practice.patients(),
  practice.shared_blood_pressure_readings(uuid), practice.shared_glucose_readings(uuid) to authenticated;
