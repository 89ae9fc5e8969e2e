-- additive
-- What is asked of few rows reads few rows, however many people have an account.

-- The providers in practice: approved, with a certificate in force, neither suspended nor closed. The rule is
-- only here. It has no search path of its own, so that the planner writes it out where it is used.
create function practice.providers_in_practice() returns setof uuid language sql stable as $$
  select p.id from public.user_profiles p
  where p.role = 'provider' and p.provider_status = 'approved'
    and p.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date
    -- Asked provider by provider: accounts are many, providers few.
    and (select u.banned_until > now() or u.deleted_at is not null from accounts.users u where u.id = p.id) is not true
$$;

-- The patients whom the actor treats: the actor is in practice, and has an appointment with them that was not cancelled.
create function practice.treated_patients() returns setof uuid language sql stable as $$
  select a.patient_id from public.appointments a
  where a.provider_id = auth.uid() and a.status <> 'cancelled'
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;

-- The functions below answer what they did before. `enable_seqscan` is off in those that ask for the rows of one
-- person or of the providers: the planner takes a scan of all people for cheaper where they are some thousand.

create or replace function practice.is_in_practice(provider uuid) returns boolean language sql stable set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;

create or replace function practice.may_practise() returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid()) $$;

create or replace function practice.can_be_booked(provider uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;

create or replace function practice.treats(patient uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.treated_patients() as t(id) where t.id = patient) $$;

create or replace function practice.sees(patient uuid, consent text) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.treated_patients() as t(id) where t.id = patient) and exists (select from public.consents c
     where c.user_id = patient and c.purpose = consent and c.withdrawn_at is null) $$;

create or replace function practice.provider_cards() returns table (id uuid, full_name text, specialty text, profile_picture_url text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url from public.user_profiles p
  where p.id in (select practice.providers_in_practice()
    union select a.provider_id from public.appointments a where a.patient_id = auth.uid())
$$;

-- The providers that everybody may book, for the public list.
create function practice.listed_providers() returns table (id uuid, full_name text, specialty text, profile_picture_url text, bio text, qualifications text[])
language sql stable set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url, p.bio, p.qualifications from public.user_profiles p where p.id in (select practice.providers_in_practice())
$$;

create or replace function practice.patients() returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where practice.may_practise() and p.id in (select a.patient_id from public.appointments a where a.provider_id = auth.uid())
$$;

-- The same of one patient, to be joined to a page of rows.
create function practice.patient(patient uuid) returns table (id uuid, full_name text, email text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where p.id = patient and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and exists (select from public.appointments a where a.provider_id = auth.uid() and a.patient_id = p.id)
$$;

create or replace function practice.patients_for(consent text) returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where p.id in (select t.id from (select distinct t.id from practice.treated_patients() as t(id)) as t
    -- Asked patient by patient: one provider treats few of all who consent.
    where (select true from public.consents c where c.user_id = t.id and c.purpose = consent and c.withdrawn_at is null))
$$;

-- The patients who share their screenings with the actor, each with the time of the newest.
create function practice.shared_screenings() returns table (id uuid, full_name text, email text, newest_result_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.email, (select max(r.created_at) from public.screening_results r where r.user_id = p.id)
  from practice.patients_for('share_screenings') as p
$$;

create or replace function practice.open_hours(slots timestamptz[], only_provider uuid default null) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select local.slot, p.id
  from (select i.id from practice.providers_in_practice() as i(id) where only_provider is null
    union all select i.id from practice.providers_in_practice() as i(id) where i.id = only_provider) as p
  left join public.availability v on v.provider_id = p.id
  cross join (select s.slot, (s.slot at time zone 'Africa/Lusaka')::date as day, (s.slot at time zone 'Africa/Lusaka')::time as hour,
      extract(isodow from s.slot at time zone 'Africa/Lusaka')::integer as weekday
    from unnest(slots) as s(slot) where practice.is_slot(s.slot)) as local
  left join public.weekly_hours h on h.provider_id = p.id and h.weekday = local.weekday
  where case when v.provider_id is null then local.weekday <= 5
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

create or replace function messages.may_correspond(patient uuid, provider uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() in (patient, provider)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = provider)
    and exists (select from accounts.users u where u.id = provider and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
    and exists (select from public.appointments a where a.patient_id = patient and a.provider_id = provider
      and a.status <> 'cancelled' and a.appointment_time > now() - interval '12 months')
$$;

-- Accounts whose address begins like this, or in whose name each word does, `most` of each kind. `words` is a
-- text-search query; '' is none.
create function accounts.search(address text, words text, most integer) returns setof uuid
language sql stable set search_path = '' set enable_seqscan = off as $$
  -- No character of an address is above the last one.
  (select u.id from accounts.users u where u.email ~>=~ address and u.email ~<~ (address || chr(1114111)) limit most)
  union
  (select p.id from public.user_profiles p
    where words <> '' and to_tsvector('simple', p.full_name) @@ to_tsquery('simple', words) limit most)
$$;

create or replace function practice.raise_safety_alerts(raise uuid) returns table (full_name text, alert_id uuid, is_new boolean)
language sql volatile security definer set search_path = '' set enable_seqscan = off as $$
  with told as (
    select p.id, p.full_name from public.user_profiles p
    where p.id in (select a.provider_id from public.appointments a where a.patient_id = auth.uid() and a.status <> 'cancelled')
      and p.id in (select practice.providers_in_practice())
      and exists (select from public.consents c
        where c.user_id = auth.uid() and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
  ), written as (
    insert into public.safety_alerts as a (user_id, provider_id, raise_id)
    select auth.uid(), told.id, raise from told
    where not exists (select from public.safety_alerts s
      where s.user_id = auth.uid() and s.provider_id = told.id and s.raise_id = raise)
    on conflict (user_id, provider_id) where acknowledged_at is null
    -- One bad hour may raise it more than once: by hand, and by the screening that is saved at its end.
    do update set raised_again_at = now(), raise_id = excluded.raise_id
      where a.raise_id <> excluded.raise_id and coalesce(a.raised_again_at, a.raised_at) < now() - interval '1 hour'
    returning a.id, a.provider_id, a.raised_again_at is null as is_new
  )
  select told.full_name, written.id, coalesce(written.is_new, false)
  from told left join written on written.provider_id = told.id order by told.full_name
$$;

-- What an admin may know of one student whose document they check.
create function accounts.student_to_verify(student uuid) returns table (id uuid, full_name text, institution_name text,
  student_id text, verification_status text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where p.id = student and p.is_student and accounts.actor_role() = 'admin'
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;

grant create on schema practice, accounts to service_role;
alter function accounts.student_to_verify(uuid) owner to service_role;
alter function accounts.search(text, text, integer) owner to service_role;
alter function practice.providers_in_practice() owner to service_role;
alter function practice.treated_patients() owner to service_role;
alter function practice.listed_providers() owner to service_role;
alter function practice.patient(uuid) owner to service_role;
alter function practice.shared_screenings() owner to service_role;
revoke create on schema practice, accounts from service_role;
revoke all on function accounts.student_to_verify(uuid), accounts.search(text, text, integer), practice.providers_in_practice(), practice.treated_patients(), practice.listed_providers(),
  practice.patient(uuid), practice.shared_screenings()
  from public, anon, authenticated, service_role;
grant execute on function practice.patient(uuid), practice.shared_screenings(), accounts.student_to_verify(uuid) to authenticated;
grant execute on function accounts.search(text, text, integer), practice.providers_in_practice(), practice.treated_patients(), practice.listed_providers() to service_role;

-- The same rule, so written that the planner takes an admin for likely: of rows that hardly anyone may read it expects
-- none, and reads the whole table instead of the first of an index.
alter policy "an admin reads all registrations" on public.provider_registrations using ((select accounts.actor_role() = 'admin'));
alter policy "an admin reads all sessions" on public.group_sessions using ((select accounts.actor_role() = 'admin'));
alter policy "an admin reads all verifications" on public.student_verifications using ((select accounts.actor_role() = 'admin'));
alter policy "an admin reads contact messages" on public.contact_messages using ((select accounts.actor_role() = 'admin'));
