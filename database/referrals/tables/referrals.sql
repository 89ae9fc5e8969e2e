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
  -- When an admin last had a provider reminded of it, once a day at most.
  admin_reminded_at timestamptz(3),
  constraint referrals_to_someone check (recipient_id is null or outside is null),
  constraint referrals_agreed check ((sent_at is null) = (agreed_how is null)
    and (status in ('asked', 'rejected', 'withdrawn') or sent_at is not null)),
  constraint referrals_declined check ((status = 'declined') = (decline_reason is not null))
);
comment on table public.referrals is 'Letters by which providers refer patients, with the agreement of the patient and the answer of the colleague';

create index referrals_of_patient on public.referrals (patient_id, created_at desc);
create index referrals_of_sender on public.referrals (sender_id, created_at desc) where sender_id is not null;
create index referrals_of_recipient on public.referrals (recipient_id, created_at desc) where recipient_id is not null;
-- Urgent ones that wait for the patient, the colleague or a visit, the longest first.
create index referrals_urgent on public.referrals ((case status when 'asked' then created_at when 'sent' then sent_at else decided_at end), id)
  where urgency = 'urgent' and status in ('asked', 'sent', 'accepted');
