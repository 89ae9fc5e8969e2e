-- additive

-- Money of a payment at the desk that its provider or an admin has reversed: the desk gives it back to the patient, and says
-- how. What the desk reversed by itself it gave back before.
create table public.payment_returns (
  payment_id uuid primary key references public.invoice_payments on delete cascade,
  asked_at timestamptz(3) not null default now(),
  -- How it went back: from the till of who gave it, from other cash of the clinic, by card, bank or mobile money. 'none' where
  -- no money had come. Null while it waits.
  way text check (way in ('till', 'clinic', 'card', 'bank', 'mobile', 'none')),
  till_id uuid references public.tills,
  -- The number of the slip or transfer, who gave the cash, or why nothing goes back.
  note text check (length(note) between 3 and 200),
  given_at timestamptz(3),
  given_by uuid references public.user_profiles on delete set null,
  constraint payment_returns_given check ((way is null) = (given_at is null)),
  constraint payment_returns_till check ((till_id is not null) = (way is not null and way = 'till')),
  constraint payment_returns_note check (way = 'till' or note is not null)
);
comment on table public.payment_returns is 'Money of reversed payments that the desk gives back, and how it did';

create index payment_returns_waiting on public.payment_returns (asked_at) where way is null;
create index payment_returns_of_till on public.payment_returns (till_id) where till_id is not null;
create index payment_returns_by_person on public.payment_returns (given_by) where given_by is not null;

-- What was typed as the cash of an open till, with what was expected then: no one sees what is expected before it. A row is
-- never changed, so a count that was typed anew does not hide the one before it.
create table public.till_counts (
  id uuid primary key default gen_random_uuid(),
  till_id uuid not null references public.tills on delete cascade,
  counted_ngwee integer not null check (counted_ngwee between 0 and 1000000000),
  expected_ngwee integer not null,
  counted_at timestamptz(3) not null default now(),
  counted_by uuid references public.user_profiles on delete set null
);
comment on table public.till_counts is 'What was counted in an open till, before what is expected was shown';

create index till_counts_of on public.till_counts (till_id, counted_at);
create index till_counts_by_person on public.till_counts (counted_by) where counted_by is not null;

-- The email that an invoice is void: the database puts it into this queue.
insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('billing.void', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');
-- earlier versions work: they write the days of reminders alone
alter table public.invoice_emails drop constraint invoice_emails_days_late_check,
  add constraint invoice_emails_days_late_check check (days_late in (-1, 0, 7, 21));
