-- Claims of a month that were handed in to an insurer together. A row is never changed.
create table public.claim_lists (
  id uuid primary key,
  insurer_id uuid not null references public.insurers,
  -- The first day of the month of the visits.
  month date not null check (extract(day from month) = 1),
  sent_on date not null,
  -- As they were seen: another number or sum is not sent.
  claims integer not null check (claims > 0),
  amount_ngwee bigint not null check (amount_ngwee > 0),
  sent_by uuid references public.user_profiles on delete set null,
  made_at timestamptz(3) not null default now()
);
comment on table public.claim_lists is 'Lists of claims that were handed in to insurers';

create index claim_lists_of on public.claim_lists (insurer_id, month);
create index claim_lists_by_admin on public.claim_lists (sent_by) where sent_by is not null;
