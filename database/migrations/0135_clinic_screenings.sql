-- additive

-- Questionnaires that a provider records at the clinic, and why one of them was removed there.
alter table public.screening_results add column at_clinic boolean not null default false;
alter table public.screening_results add column recorded_by uuid references public.user_profiles on delete set null;
alter table public.screening_results add column removed_by uuid references public.user_profiles on delete set null;
alter table public.screening_results add column removal_reason text check (length(removal_reason) between 1 and 300);
-- earlier versions work: what they write has neither.
alter table public.screening_results add constraint screening_results_recorded_at_clinic check (at_clinic or recorded_by is null);
comment on column public.screening_results.recorded_by is 'The provider who recorded it at the clinic; null where its person answered alone, or the provider is erased';
comment on column public.screening_results.removed_by is 'The provider who removed it; null where its person did';
comment on column public.screening_results.removal_reason is 'What its person reads about a removal by the provider';

create index screening_results_by_recorder on public.screening_results (recorded_by) where recorded_by is not null;
create index screening_results_by_remover on public.screening_results (removed_by) where removed_by is not null;

alter table public.consents drop constraint consents_purpose_check;
-- earlier versions work: they write the other purposes, which stay.
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_screenings_dietitian', 'share_readings', 'clinic_readings', 'clinic_screenings', 'safety_alerts', 'emergency_contact'));

-- The email to the person whose questionnaire was recorded: the database puts it into this queue.
insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('screenings.recorded', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');
