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
  created_at timestamptz(3) not null default now(),
  phq_9 integer generated always as
    (case when results ->> 'PHQ-9' ~ '^[0-9]{1,4}$' then (results ->> 'PHQ-9')::integer end) stored,
  gad_7 integer generated always as
    (case when results ->> 'GAD-7' ~ '^[0-9]{1,4}$' then (results ->> 'GAD-7')::integer end) stored,
  who_5 integer generated always as
    (case when results ->> 'WHO-5' ~ '^[0-9]{1,4}$' then (results ->> 'WHO-5')::integer end) stored,
  item_9 integer generated always as
    (case when answers -> 'PHQ-9' ->> '8' ~ '^[0-9]{1,4}$' then (answers -> 'PHQ-9' ->> '8')::integer end) stored,
  -- It was removed: the row stays, and nobody is shown it any more.
  removed_at timestamptz(3),
  at_clinic boolean not null default false,
  recorded_by uuid references public.user_profiles on delete set null,
  removed_by uuid references public.user_profiles on delete set null,
  removal_reason text check (length(removal_reason) between 1 and 300),
  alert_raised_at timestamptz(3),
  constraint screening_results_recorded_at_clinic check (at_clinic or recorded_by is null)
);
comment on column public.screening_results.item_9 is 'Item 9 of the PHQ-9';
comment on column public.screening_results.recorded_by is 'The provider who recorded it at the clinic; null where its person answered alone, or the provider is erased';
comment on column public.screening_results.alert_raised_at is 'When item 9 of a questionnaire at the clinic raised an alert; null where it raised none yet';
comment on column public.screening_results.removed_by is 'The provider who removed it; null where its person did';
comment on column public.screening_results.removal_reason is 'What its person reads about a removal by the provider';

create index screening_results_newest on public.screening_results (user_id, created_at desc, id desc);
-- The newest of a patient first, with all that the list asks of those whom it leaves out. The first of both is for
-- servers of 0.3.0.
create index screening_results_scores on public.screening_results (user_id, created_at desc, id desc)
  include (phq_9, gad_7, who_5, item_9);
create index screening_results_kept_scores on public.screening_results (user_id, created_at desc, id desc)
  include (phq_9, gad_7, who_5, item_9) where removed_at is null;
create index screening_results_by_recorder on public.screening_results (recorded_by) where recorded_by is not null;
create index screening_results_by_remover on public.screening_results (removed_by) where removed_by is not null;
