-- Confirmed appointments that a provider or an admin calls off, and certificates that end.

-- Why an appointment was called off: for the provider and admins, never for the patient, who may read all of an appointment.
create table public.call_off_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  -- Whose appointments they were.
  provider_id uuid not null references public.user_profiles on delete cascade,
  called_off_by uuid references public.user_profiles on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  called_off_at timestamptz(3) not null default now()
);
create index call_off_reasons_of_provider on public.call_off_reasons (provider_id, called_off_at desc);
create index call_off_reasons_by_person on public.call_off_reasons (called_off_by);
comment on table public.call_off_reasons is 'Why a provider or an admin called an appointment off; private';

-- Which warnings of a certificate's end were sent, each once for each certificate.
create table public.certificate_warnings (
  provider_id uuid not null references public.user_profiles on delete cascade,
  certificate_expires_on date not null,
  days_before integer not null check (days_before in (60, 30, 7)),
  warned_at timestamptz(3) not null default now(),
  primary key (provider_id, certificate_expires_on, days_before)
);
comment on table public.certificate_warnings is 'Warnings that a practising certificate ends, each sent once';

do $$
declare t text;
begin
  foreach t in array array['call_off_reasons', 'certificate_warnings'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
    execute format('grant select, insert, update, delete on public.%I to service_role', t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;
grant select on public.call_off_reasons to authenticated;
create policy "a provider reads why their appointments were called off" on public.call_off_reasons
  for select to authenticated using (provider_id = (select auth.uid()));

alter table public.appointment_events drop constraint appointment_events_kind_check;
alter table public.appointment_events add constraint appointment_events_kind_check
  check (kind in ('requested', 'confirmed', 'declined', 'cancelled', 'lapsed', 'offered', 'called_off'));

-- The table of 0009. Besides, a provider calls off what was confirmed, until it begins.
create or replace function practice.keep_course() returns trigger language plpgsql set search_path = '' as $$
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
      or new.status = 'completed' and (actor <> new.provider_id or now() < new.appointment_time + new.duration_minutes * interval '1 minute'))
  then
    raise exception 'no such step' using errcode = 'UB409';
  end if;
  return new;
end $$;

-- As in 0009; what a provider or the system calls off after it was confirmed is an event of its own.
create or replace function practice.follow_course() returns trigger language plpgsql security definer set search_path = '' as $$
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
      when new.cancelled_by = 'provider' and old.status = 'confirmed' then 'called_off'
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
