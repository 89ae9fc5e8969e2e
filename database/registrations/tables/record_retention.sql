-- One row at most: without it, no record is listed to be erased by time.
create table accounts.record_retention (
  is_only boolean primary key default true check (is_only),
  -- Whole years after the last contact; null where records are kept without an end.
  years integer check (years between 1 and 50),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now()
);
comment on table accounts.record_retention is 'How long the clinic keeps the record of a person without a login who is not seen any more';
