-- additive

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

-- The series of the clinic: each number once, in its order, without a gap. A row stays where its invoice is erased with
-- its provider: a number is never given again.
create table public.clinic_numbers (
  kind text not null check (kind in ('invoice', 'credit note')),
  -- In Lusaka.
  year integer not null,
  serial integer not null check (serial > 0),
  -- The invoice or the credit note. Without a reference: the number stays.
  source_id uuid not null,
  -- Null where an invoice without a price was waived.
  amount_ngwee integer check (amount_ngwee >= 0),
  given_at timestamptz(3) not null default now(),
  primary key (kind, year, serial),
  constraint clinic_numbers_one_each unique (source_id)
);
comment on table public.clinic_numbers is 'Numbers of invoices and credit notes in the series of the clinic; no patient and no provider';

-- What was computed is written by a trigger from now on: the clinic's own series has another form. It is here as well as
-- in database/practice/access/, so that no invoice is without a number that a server of 0.3.0 issues in between.
alter table public.invoices alter column number drop expression;
alter table public.credit_notes alter column number drop expression;
create or replace function billing.write_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.number := tg_argv[0] || case new.number_series when 'clinic' then 'C-' else '' end || new.number_year::text || '-'
    || lpad(new.number_serial::text, greatest(4, length(new.number_serial::text)), '0');
  return new;
end $$;
alter table public.invoices add column number_series text not null default 'provider' check (number_series in ('provider', 'clinic'));
alter table public.invoices add column charged_for text check (charged_for in ('missed', 'late'));
alter table public.invoices add column charged_percent integer check (charged_percent between 1 and 100);
alter table public.invoices add column visit_price_ngwee integer check (visit_price_ngwee between 0 and 10000000);
alter table public.invoices add column notice_minutes integer check (notice_minutes >= 0);
alter table public.credit_notes add column number_series text not null default 'provider' check (number_series in ('provider', 'clinic'));
create trigger invoices_number_is_written before insert or update on public.invoices
  for each row when (new.number_serial is not null) execute function billing.write_number('');
create trigger credit_notes_number_is_written before insert on public.credit_notes
  for each row when (new.number_serial is not null) execute function billing.write_number('CN-');
-- earlier versions work: they write none of these columns
alter table public.invoices
  add constraint invoices_charge check ((charged_for is null) = (charged_percent is null) and (charged_for is not null or visit_price_ngwee is null)),
  add constraint invoices_notice check ((notice_minutes is null) = (charged_for is distinct from 'late'));
-- A provider has a number of their own series and the same of the clinic's.
alter table public.invoices drop constraint invoices_provider_id_number_year_number_serial_key;
-- earlier versions work: they leave the numbers to the database
alter table public.invoices add constraint invoices_number_once unique (provider_id, number_series, number_year, number_serial);
alter table public.credit_notes drop constraint credit_notes_provider_id_number_year_number_serial_key;
-- earlier versions work: they leave the numbers to the database
alter table public.credit_notes add constraint credit_notes_number_once unique (provider_id, number_series, number_year, number_serial);
