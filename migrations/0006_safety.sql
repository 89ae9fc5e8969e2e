-- Safety plans, alerts to a provider, and what a patient lets a provider see: each a consent of its own.

alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'safety_alerts'));

-- True where the actor treats this person, who consents to this purpose at this moment.
create function practice.sees(patient uuid, consent text) returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.treats(patient) and exists (select from public.consents c
     where c.user_id = patient and c.purpose = consent and c.withdrawn_at is null) $$;

create policy "a provider reads the screenings of patients who share them" on public.screening_results
  for select to authenticated using (practice.sees(user_id, 'share_screenings'));

-- Names and addresses of those whom the actor sees for this purpose; nothing else of their profiles.
create function practice.patients_for(consent text) returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where p.id in (select a.patient_id from public.appointments a where a.provider_id = auth.uid())
    and practice.sees(p.id, consent)
$$;

-- When somebody else opened the actor's record, with what the actor may know of them.
create function practice.record_openings() returns table (id uuid, opened_at timestamptz, full_name text, specialty text, action text)
language sql stable security definer set search_path = '' as $$
  select e.id, date_trunc('milliseconds', e.occurred_at), p.full_name, p.specialty, e.action
  from platform.audit_events e left join public.user_profiles p on p.id = e.actor_id
  where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read'
$$;

-- A person's plan for hard times, in their own words.
create table public.safety_plans (
  user_id uuid primary key references public.user_profiles on delete cascade,
  warning_signs text not null default '' check (length(warning_signs) <= 2000),
  things_i_can_do text not null default '' check (length(things_i_can_do) <= 2000),
  people_and_places text not null default '' check (length(people_and_places) <= 2000),
  people_to_ask text not null default '' check (length(people_to_ask) <= 2000),
  professionals text not null default '' check (length(professionals) <= 2000),
  making_it_safer text not null default '' check (length(making_it_safer) <= 2000),
  updated_at timestamptz not null default now()
);
alter table public.safety_plans enable row level security;
alter table public.safety_plans force row level security;
grant select, insert, delete on public.safety_plans to authenticated;
grant update (warning_signs, things_i_can_do, people_and_places, people_to_ask, professionals, making_it_safer, updated_at)
  on public.safety_plans to authenticated;
grant select, insert, delete on public.safety_plans to service_role;
create policy "a person reads their own safety plan" on public.safety_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person writes their safety plan while consent stands" on public.safety_plans
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "a person changes their safety plan while consent stands" on public.safety_plans
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "a person removes their safety plan" on public.safety_plans
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases safety plans" on public.safety_plans
  for all to service_role using (true) with check (true);

-- That a person may be unsafe, told to one provider. Why is never in it.
create table public.safety_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  -- Made by whoever raised it, so that a retry tells nobody twice.
  raise_id uuid not null,
  raised_at timestamptz(3) not null default now(),
  -- When it was raised once more, an hour later or more, while it stood open.
  raised_again_at timestamptz(3),
  acknowledged_at timestamptz(3),
  outcome text check (outcome in ('called', 'met', 'referred', 'could_not_reach')),
  note text check (length(note) <= 1000),
  check ((acknowledged_at is null) = (outcome is null)),
  check (note is null or outcome is not null)
);
create unique index safety_alerts_open on public.safety_alerts (user_id, provider_id) where acknowledged_at is null;
create index safety_alerts_of_provider on public.safety_alerts (provider_id, raised_at desc);
alter table public.safety_alerts enable row level security;
alter table public.safety_alerts force row level security;
grant select, update (acknowledged_at, outcome, note) on public.safety_alerts to authenticated;
grant select, insert, update, delete on public.safety_alerts to service_role;
create policy "a provider reads the alerts of those who consent to be seen" on public.safety_alerts
  for select to authenticated using (provider_id = (select auth.uid()) and practice.sees(user_id, 'safety_alerts'));
create policy "a provider acknowledges an alert once" on public.safety_alerts
  for update to authenticated
  using (provider_id = (select auth.uid()) and acknowledged_at is null and practice.sees(user_id, 'safety_alerts'))
  with check (provider_id = (select auth.uid()));
create policy "the system keeps safety alerts" on public.safety_alerts
  for all to service_role using (true) with check (true);

-- Tells each provider in practice who has an appointment with the actor, if the actor consents; an
-- open alert is raised again instead of twice. Answers who has been told, with the alert where
-- something was written now.
create function practice.raise_safety_alerts(raise uuid) returns table (full_name text, alert_id uuid, is_new boolean)
language sql volatile security definer set search_path = '' as $$
  with told as (
    select p.id, p.full_name from public.user_profiles p
    where practice.is_in_practice(p.id)
      and p.id in (select a.provider_id from public.appointments a where a.patient_id = auth.uid() and a.status <> 'cancelled')
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

grant create on schema practice to service_role;
alter function practice.sees(uuid, text) owner to service_role;
alter function practice.patients_for(text) owner to service_role;
alter function practice.record_openings() owner to service_role;
alter function practice.raise_safety_alerts(uuid) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.sees(uuid, text), practice.patients_for(text), practice.record_openings(), practice.raise_safety_alerts(uuid) from public;
grant execute on function practice.sees(uuid, text), practice.patients_for(text), practice.record_openings(), practice.raise_safety_alerts(uuid) to authenticated;
