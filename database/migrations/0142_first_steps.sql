-- additive
-- no transaction

-- One row at most: since when the start page of admins shows the first steps of a new installation no more.
create table if not exists platform.hidden_first_steps (
  is_only boolean primary key default true check (is_only),
  hidden_at timestamptz(3) not null default now()
);

-- Urgent ones that wait for the patient, the colleague or a visit, the longest first: what of them is late is asked row by row.
create index concurrently if not exists referrals_urgent on public.referrals ((case status when 'asked' then created_at when 'sent' then sent_at else decided_at end), id)
  where urgency = 'urgent' and status in ('asked', 'sent', 'accepted');
-- The few who work here and see no patients.
create index concurrently if not exists profiles_of_staff on public.user_profiles (role, id) where role in ('admin', 'front_desk');
