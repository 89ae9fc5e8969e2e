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
