-- additive
-- A therapist asks a patient to answer an instrument before a session. Only the patient decides whether the result is
-- shared, and with that therapist alone.

create table public.questionnaire_requests (
  id uuid primary key,
  provider_id uuid not null references public.user_profiles on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- The instruments that ask about the last two weeks, so that two results can be compared.
  instrument text not null check (instrument in ('WHO-5', 'GAD-7', 'PHQ-9')),
  -- The last day to answer, in Lusaka.
  due_on date not null,
  status text not null default 'open' check (status in ('open', 'shared', 'not_shared', 'withdrawn', 'expired')),
  -- What the patient shares: a result of their own with this instrument and no other.
  result_id uuid references public.screening_results on delete cascade,
  -- When its patient got the email.
  notified_at timestamptz(3),
  -- When it took its present status; null while it is open.
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint questionnaire_requests_decided check ((status = 'open') = (decided_at is null)),
  constraint questionnaire_requests_result check ((status = 'shared') = (result_id is not null))
);
comment on table public.questionnaire_requests is 'Instruments that a therapist asks a patient to answer by a day';
-- Of one provider: a conflict with another one's request would tell that the patient has another provider.
create unique index questionnaire_requests_open on public.questionnaire_requests (provider_id, patient_id, instrument) where status = 'open';
create index questionnaire_requests_of_provider on public.questionnaire_requests (provider_id, patient_id, created_at desc);
create index questionnaire_requests_of_patient on public.questionnaire_requests (patient_id, due_on);
create index questionnaire_requests_by_result on public.questionnaire_requests (result_id) where result_id is not null;

alter table public.questionnaire_requests enable row level security;
alter table public.questionnaire_requests force row level security;
revoke all on public.questionnaire_requests from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.questionnaire_requests to service_role;
-- Changed by functions alone.
grant select on public.questionnaire_requests to authenticated;
create policy "a patient reads what they are asked to answer" on public.questionnaire_requests
  for select to authenticated using (patient_id = (select auth.uid()));
create policy "a provider in practice reads what they asked for" on public.questionnaire_requests
  for select to authenticated using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps questionnaire requests" on public.questionnaire_requests
  for all to service_role using (true) with check (true);

create schema questionnaires;
revoke all on schema questionnaires from public;
grant usage on schema questionnaires to authenticated, service_role;

create function questionnaires.today() returns date language sql stable set search_path = '' as
  $$ select (now() at time zone 'Africa/Lusaka')::date $$;

-- What became of a request: an open one has expired when its last day is over.
create function questionnaires.status_of(stored text, due date) returns text language sql stable set search_path = '' as
  $$ select case when stored = 'open' and due < questionnaires.today() then 'expired' else stored end $$;

-- Whether a patient shares this result with the actor, who treats them at this moment.
create function questionnaires.is_shared(result uuid, patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.questionnaire_requests r
    where r.result_id = result and r.patient_id = patient and r.provider_id = auth.uid() and r.status = 'shared') and practice.treats(patient)
$$;

create policy "a provider reads the results that were shared on request" on public.screening_results
  for select to authenticated using (questionnaires.is_shared(id, user_id));

-- As before, and for a provider with whom a result was shared on request: the bands of adults do not fit a minor.
-- Only who may run a function can replace it.
grant execute on function practice.was_younger(uuid, integer, timestamptz) to current_user;
create or replace function practice.was_younger(person uuid, years integer, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(year from age((at at time zone 'Africa/Lusaka')::date, p.date_of_birth)) < years
  from public.user_profiles p
  where p.id = person and (person = auth.uid() or practice.sees(person, 'share_screenings')
    or exists (select from public.questionnaire_requests r
      where r.patient_id = person and r.provider_id = auth.uid() and r.status = 'shared') and practice.treats(person))
$$;
-- earlier versions work: the grant above is taken back.
revoke execute on function practice.was_younger(uuid, integer, timestamptz) from current_user;

-- Whether the actor may ask this person: a therapist in practice who has an appointment with them.
create function questionnaires.may_ask(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.treats(patient) and exists (select from public.user_profiles p
    where p.id = auth.uid() and coalesce(p.profession, 'therapist') = 'therapist')
$$;

-- Asks a patient. `again`: by a retry; `taken`: the id belongs to another request; `open`: one is open already;
-- `day`: not a day from today to sixty days ahead; null: the actor may not ask this person.
create function questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
begin
  if not questionnaires.may_ask(patient) then return null; end if;
  -- One after the other, so that the retry of a request finds it.
  perform pg_advisory_xact_lock(hashtextextended('questionnaires ' || patient, 6));
  select * into known from public.questionnaire_requests r where r.id = request;
  if found then
    return case when (known.provider_id, known.patient_id, known.instrument, known.due_on) is not distinct from (auth.uid(), patient, of_instrument, due)
      then 'again' else 'taken' end;
  end if;
  if due not between questionnaires.today() and questionnaires.today() + 60 then return 'day'; end if;
  update public.questionnaire_requests r set status = 'expired', decided_at = ((r.due_on + 1)::timestamp at time zone 'Africa/Lusaka')
    where r.provider_id = auth.uid() and r.patient_id = patient and r.instrument = of_instrument
      and r.status = 'open' and r.due_on < questionnaires.today();
  insert into public.questionnaire_requests (id, provider_id, patient_id, instrument, due_on)
    values (request, auth.uid(), patient, of_instrument, due)
    on conflict (provider_id, patient_id, instrument) where status = 'open' do nothing;
  if not found then return 'open'; end if;
  perform platform.enqueue('questionnaires.asked', request);
  return 'asked';
end $$;

-- The name of the provider of a request, for its patient.
create function questionnaires.asked_by(request uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from public.questionnaire_requests r join public.user_profiles p on p.id = r.provider_id
  where r.id = request and r.patient_id = auth.uid()
$$;

-- The actor withdraws what they asked for. `again`: it was withdrawn already; a status: it is no longer open; null: not theirs.
create function questionnaires.withdraw(request uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
begin
  if not practice.may_practise() then return null; end if;
  select * into known from public.questionnaire_requests r where r.id = request and r.provider_id = auth.uid() for update;
  if not found then return null; end if;
  if known.status = 'withdrawn' then return 'again'; end if;
  if questionnaires.status_of(known.status, known.due_on) <> 'open' then
    return questionnaires.status_of(known.status, known.due_on);
  end if;
  update public.questionnaire_requests r set status = 'withdrawn', decided_at = now() where r.id = request;
  return 'done';
end $$;

-- The actor shares a result of theirs, or with null shares none, also where they shared one before. `again`: it is so
-- already; `result`: this result cannot be shared for it; a status: it cannot be answered any more; null: not theirs.
create function questionnaires.decide(request uuid, result uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.questionnaire_requests;
  current_status text;
begin
  select * into known from public.questionnaire_requests r where r.id = request and r.patient_id = auth.uid() for update;
  if not found then return null; end if;
  current_status := questionnaires.status_of(known.status, known.due_on);
  if result is null then
    if current_status = 'not_shared' then return 'again'; end if;
    if current_status not in ('open', 'shared') then return current_status; end if;
    update public.questionnaire_requests r set status = 'not_shared', result_id = null, decided_at = now() where r.id = request;
    return 'done';
  end if;
  if current_status = 'shared' and known.result_id = result then return 'again'; end if;
  -- A change of mind, as long as there is time to answer.
  if current_status <> 'open' and not (current_status = 'not_shared' and known.due_on >= questionnaires.today()) then
    return current_status;
  end if;
  -- Nothing else is shared with it, and nothing from before.
  if not exists (select from public.screening_results s where s.id = result and s.user_id = auth.uid()
    and s.created_at >= known.created_at and array(select jsonb_object_keys(s.answers)) = array[known.instrument]) then
    return 'result';
  end if;
  update public.questionnaire_requests r set status = 'shared', result_id = result, decided_at = now() where r.id = request;
  return 'done';
end $$;

grant create on schema questionnaires to service_role;
do $$
declare f text;
begin
  foreach f in array array['today()', 'status_of(text, date)', 'is_shared(uuid, uuid)', 'may_ask(uuid)', 'asked_by(uuid)', 'ask(uuid, uuid, text, date)',
    'withdraw(uuid)', 'decide(uuid, uuid)'] loop
    execute 'alter function questionnaires.' || f || ' owner to service_role';
    execute 'revoke all on function questionnaires.' || f || ' from public, anon, authenticated';
    execute 'grant execute on function questionnaires.' || f || ' to authenticated';
  end loop;
end $$;
revoke create on schema questionnaires from service_role;

insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('questionnaires.asked', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');
