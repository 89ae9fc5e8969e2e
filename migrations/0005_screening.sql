-- Mental-health screenings: what a person answered, and the scores that the server found in it.

create table public.screening_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- By instrument and by the place of the question; null where a question does not apply.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- By instrument.
  results jsonb not null check (jsonb_typeof(results) = 'object'),
  -- The wording that was answered, by instrument, and the rules of the scores.
  instrument_versions jsonb not null check (jsonb_typeof(instrument_versions) = 'object'),
  scoring_version text not null check (length(scoring_version) <= 40),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now()
);
create index screening_results_newest on public.screening_results (user_id, created_at desc, id desc);

alter table public.screening_results enable row level security;
alter table public.screening_results force row level security;
grant select, insert on public.screening_results to authenticated;
grant select, insert, delete on public.screening_results to service_role;
create policy "a person reads their own screenings" on public.screening_results
  for select to authenticated using (user_id = (select auth.uid()));
-- Whoever they are: students and providers may be unwell too.
create policy "a person saves their own screening while consent stands" on public.screening_results
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases screenings" on public.screening_results
  for all to service_role using (true) with check (true);
