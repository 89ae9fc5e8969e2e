-- additive
-- After a held session its patient rates it, once, with a comment for its provider. Neither shows who wrote it: what is
-- published is of five ratings at least, and of five more each time (`domain/appointments/rating.ts`).

create table public.session_ratings (
  appointment_id uuid primary key references public.appointments on delete cascade,
  -- A rating is deleted with either account.
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text check (length(comment) between 1 and 1000),
  created_at timestamptz(3) not null default now()
);
create index session_ratings_of_provider on public.session_ratings (provider_id, created_at, appointment_id) include (score);
create index session_ratings_of_patient on public.session_ratings (patient_id, created_at desc);
comment on table public.session_ratings is 'How patients found sessions that were held; never shown one by one';

alter table public.session_ratings enable row level security;
alter table public.session_ratings force row level security;
revoke all on public.session_ratings from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.session_ratings to service_role;
create policy "the system keeps session ratings" on public.session_ratings for all to service_role using (true) with check (true);
grant select on public.session_ratings to authenticated;
create policy "a patient reads their own ratings" on public.session_ratings for select to authenticated using (patient_id = (select auth.uid()));

-- The patient of a held session rates it, until 60 days after it, and changes that for 7 days. `given`; `changed`;
-- `again`: it is so already; `final`: it can not be changed any more; `not_held`; `late`. Null where the caller has no
-- such session.
create function practice.rate_session(appointment uuid, new_score integer, new_comment text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
  known public.session_ratings;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  select * into known from public.session_ratings r where r.appointment_id = appointment;
  if found then
    if known.score = new_score and known.comment is not distinct from new_comment then return 'again'; end if;
    if now() >= known.created_at + interval '7 days' then return 'final'; end if;
    update public.session_ratings r set score = new_score, comment = new_comment where r.appointment_id = appointment;
    return 'changed';
  end if;
  if session.outcome is distinct from 'held' or session.provider_id is null then return 'not_held'; end if;
  if now() >= session.appointment_time + interval '60 days' then return 'late'; end if;
  insert into public.session_ratings (appointment_id, patient_id, provider_id, score, comment)
    values (appointment, session.patient_id, session.provider_id, new_score, new_comment);
  return 'given';
end $$;
grant create on schema practice to service_role;
alter function practice.rate_session(uuid, integer, text) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.rate_session(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function practice.rate_session(uuid, integer, text) to authenticated;
