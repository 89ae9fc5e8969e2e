-- How the clinic keeps its books: whose series numbers are of, and what a visit costs that was not held. Each change is a
-- row of its own; the newest holds, and the others are the history. Without a row it is as domain/admin/billing-rules.ts
-- says: a series for each provider, a missed visit at its price, and a cancelled one free of charge.
create table public.billing_rules (
  id uuid primary key,
  -- Counts the changes, so that of two who change it at once one is rejected.
  version integer not null unique check (version > 0),
  number_series text not null check (number_series in ('provider', 'clinic')),
  -- How much of the price is asked for where the patient did not come.
  missed_percent integer not null check (missed_percent between 0 and 100),
  -- How much where they cancelled less than so many hours before.
  late_percent integer not null check (late_percent between 0 and 100),
  late_hours integer not null check (late_hours between 1 and 168),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now()
);
comment on table public.billing_rules is 'How the clinic numbers its invoices and what missed visits cost, with the history of its changes';

create index billing_rules_by_changer on public.billing_rules (changed_by) where changed_by is not null;
