-- Appointments between a patient and a provider, and what follows from them: whom a provider treats.

-- Lets an exclusion constraint compare ids beside ranges of time.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased; what was open is cancelled before that.
  provider_id uuid references public.user_profiles on delete set null,
  appointment_time timestamptz not null,
  duration_minutes integer not null default 60 check (duration_minutes between 1 and 480),
  status text not null default 'requested' check (status in ('requested', 'confirmed', 'completed', 'cancelled')),
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  notes text check (length(notes) <= 2000),
  cancelled_by text check (cancelled_by in ('patient', 'provider', 'system')),
  cancelled_at timestamptz,
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  check (patient_id <> provider_id),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  -- Nobody is in two places at once. In UTC, because only there are the bounds the same in every session.
  constraint appointments_provider_is_free exclude using gist (provider_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed')),
  constraint appointments_patient_is_free exclude using gist (patient_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed'))
);
create index appointments_of_patient on public.appointments (patient_id, appointment_time desc);
create index appointments_of_provider on public.appointments (provider_id, appointment_time);

create schema practice;
revoke all on schema practice from public;
grant usage on schema practice to authenticated, service_role;

-- True for an approved provider whose certificate has not run out: the rule of the audience
-- "approved-provider" in accounts.admit, for policies and for what is told to providers.
create function practice.is_in_practice(provider uuid) returns boolean language sql stable set search_path = '' as
  $$ select exists (select from public.user_profiles where id = provider and role = 'provider' and provider_status = 'approved'
     and certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date) $$;

create function practice.may_practise() returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.is_in_practice(auth.uid()) $$;

-- True where the actor may practise, and holds an appointment with this person that was not cancelled.
create function practice.treats(patient uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.may_practise() and exists (select from public.appointments a
     where a.provider_id = auth.uid() and a.patient_id = patient and a.status <> 'cancelled') $$;

-- They run as service_role, to which the policies of the tables they read apply.
grant create on schema practice to service_role;
alter function practice.is_in_practice(uuid) owner to service_role;
alter function practice.may_practise() owner to service_role;
alter function practice.treats(uuid) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.is_in_practice(uuid), practice.may_practise(), practice.treats(uuid) from public;
grant execute on function practice.may_practise(), practice.treats(uuid) to authenticated;

alter table public.appointments enable row level security;
alter table public.appointments force row level security;
grant select on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;
create policy "a patient reads their own appointments" on public.appointments
  for select to authenticated using (patient_id = (select auth.uid()));
create policy "a provider in practice reads the appointments they hold" on public.appointments
  for select to authenticated using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps appointments" on public.appointments
  for all to service_role using (true) with check (true);
