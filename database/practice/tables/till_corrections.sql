-- What an admin enters about a till that is closed. A row is never changed: what was wrong is corrected by another one.
create table public.till_corrections (
  id uuid primary key,
  till_id uuid not null references public.tills on delete cascade,
  -- Added to what was expected; below zero for what was expected and never taken.
  amount_ngwee integer not null check (amount_ngwee between -10000000 and 10000000 and amount_ngwee <> 0),
  reason text not null check (length(reason) between 1 and 300),
  made_by uuid references public.user_profiles on delete set null,
  made_at timestamptz(3) not null default now()
);
comment on table public.till_corrections is 'Corrections of closed tills by an admin';

create index till_corrections_of on public.till_corrections (till_id, made_at);
create index till_corrections_by_admin on public.till_corrections (made_by) where made_by is not null;
