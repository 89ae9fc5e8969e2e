-- additive

-- A provider asks a colleague of the clinic, or another place, to see a patient, with a letter. Nothing of it is sent
-- before the patient agrees.
create table public.referrals (
  id uuid primary key,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the account of the provider has been erased.
  sender_id uuid references public.user_profiles on delete set null,
  -- The colleague; null for another place, and once their account has been erased.
  recipient_id uuid references public.user_profiles on delete set null,
  -- Another place, such as a hospital: it gets the letter on paper, and no access.
  outside text check (length(outside) between 1 and 200),
  urgency text not null check (urgency in ('routine', 'soon', 'urgent')),
  question text not null check (length(question) between 1 and 2000),
  findings text not null default '' check (length(findings) <= 8000),
  status text not null check (status in ('asked', 'sent', 'accepted', 'booked', 'declined', 'rejected', 'withdrawn')),
  -- How the patient agreed; null until then.
  agreed_how text check (agreed_how in ('in the app', 'at the clinic', 'by phone')),
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- When the colleague accepted or declined.
  decided_at timestamptz(3),
  decline_reason text check (length(decline_reason) between 1 and 500),
  -- Of which status each of the three got an email last, so that a retry sends a lost one and no second one.
  patient_notified_of text,
  sender_notified_of text,
  recipient_notified_of text,
  constraint referrals_to_someone check (recipient_id is null or outside is null),
  constraint referrals_agreed check ((sent_at is null) = (agreed_how is null)
    and (status in ('asked', 'rejected', 'withdrawn') or sent_at is not null)),
  constraint referrals_declined check ((status = 'declined') = (decline_reason is not null))
);
comment on table public.referrals is 'Letters by which providers refer patients, with the agreement of the patient and the answer of the colleague';

create index referrals_of_patient on public.referrals (patient_id, created_at desc);
create index referrals_of_sender on public.referrals (sender_id, created_at desc) where sender_id is not null;
create index referrals_of_recipient on public.referrals (recipient_id, created_at desc) where recipient_id is not null;

-- A colleague covers for a provider who is away, from day to day in Lusaka, once the colleague has accepted.
create table public.covers (
  id uuid primary key,
  absent_id uuid not null references public.user_profiles on delete cascade,
  colleague_id uuid not null references public.user_profiles on delete cascade,
  first_day date not null,
  last_day date not null,
  entered_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  -- When the patients were told by email, once: their records open on the day after it.
  patients_notified_at timestamptz(3),
  -- Declined, or ended before its last day.
  ended_at timestamptz(3),
  check (absent_id <> colleague_id),
  check (first_day <= last_day and last_day <= first_day + 92)
);
comment on table public.covers is 'Who covers for a provider who is away, from day to day';

create index covers_of_absent on public.covers (absent_id, last_day);
create index covers_of_colleague on public.covers (colleague_id, last_day);
create index covers_by_enterer on public.covers (entered_by) where entered_by is not null;

-- A patient does not want to be seen by a colleague who covers for a provider: closed to them at once, in this cover and
-- in each later one of the two, until the patient takes it back.
create table public.cover_objections (
  patient_id uuid not null references public.user_profiles on delete cascade,
  colleague_id uuid not null references public.user_profiles on delete cascade,
  absent_id uuid not null references public.user_profiles on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (patient_id, colleague_id, absent_id)
);
comment on table public.cover_objections is 'Patients who object to a colleague who covers for a provider';

create index cover_objections_of_colleague on public.cover_objections (colleague_id);
create index cover_objections_of_absent on public.cover_objections (absent_id);
