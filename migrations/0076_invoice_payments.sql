-- additive
-- Issued invoices reach the patient, are due on a day, and are paid in one or several payments. What was issued is
-- corrected by a credit note with a number of its own. Amounts are ngwee.

alter table public.invoices
  -- The last day to pay, in Lusaka.
  add column due_on date,
  -- Why the provider made it void; its credit note says it too.
  add column void_because text check (length(void_because) between 1 and 200);
-- earlier versions work: they never write this value, and show what they read.
alter table public.invoices drop constraint invoices_paid_by_check,
  add constraint invoices_paid_by_check check (paid_by in ('cash', 'mobile money', 'bank', 'insurance'));
grant update (void_because) on public.invoices to authenticated;
create index invoices_unpaid on public.invoices (due_on) where status = 'issued';

-- Money for an invoice. A row is never changed or deleted: what was wrong is reversed.
create table public.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  amount_ngwee integer not null check (amount_ngwee > 0),
  paid_on date not null,
  paid_by text not null check (paid_by in ('cash', 'mobile money', 'bank', 'insurance')),
  -- Paid through this service, not recorded by the provider.
  is_online boolean not null default false,
  -- Null where the provider recorded it, or the account that paid is erased.
  payment_id uuid unique references public.payments on delete set null,
  reversed_at timestamptz(3),
  reversed_because text check (length(reversed_because) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  check ((reversed_at is null) = (reversed_because is null)),
  check (is_online or payment_id is null)
);
create index invoice_payments_of on public.invoice_payments (invoice_id, created_at);
comment on table public.invoice_payments is 'Payments of an invoice; what is open is its amount without these and without its credit notes';

create table public.credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  -- That of the invoice, for the number; deleted with the invoice.
  provider_id uuid not null,
  amount_ngwee integer not null check (amount_ngwee > 0),
  reason text not null check (length(reason) between 1 and 200),
  -- By provider and year in Lusaka, without a gap, like those of invoices.
  number_year integer not null,
  number_serial integer not null check (number_serial > 0),
  number text generated always as ('CN-' || number_year::text || '-' || lpad(number_serial::text, greatest(4, length(number_serial::text)), '0')) stored,
  issued_at timestamptz(3) not null default now(),
  unique (provider_id, number_year, number_serial)
);
create index credit_notes_of on public.credit_notes (invoice_id);
comment on table public.credit_notes is 'Amounts that an issued invoice no longer asks for';

-- Which emails about an unpaid invoice were sent, each once.
create table public.invoice_emails (
  invoice_id uuid not null references public.invoices on delete cascade,
  -- Days past the last day to pay; 0 is the email that it was issued.
  days_late integer not null check (days_late in (0, 7, 21)),
  sent_at timestamptz(3) not null default now(),
  primary key (invoice_id, days_late)
);
comment on table public.invoice_emails is 'Emails to the patients of unpaid invoices, each sent once';

do $$
declare t text;
begin
  foreach t in array array['invoice_payments', 'credit_notes', 'invoice_emails'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;
grant select, insert, update on public.invoice_payments to service_role;
grant select, insert on public.credit_notes to service_role;
grant select, insert on public.invoice_emails to service_role;

grant select, insert (id, invoice_id, amount_ngwee, paid_on, paid_by), update (reversed_because)
  on public.invoice_payments to authenticated;
create policy "a person who may read an invoice reads its payments" on public.invoice_payments
  for select to authenticated using (exists (select from public.invoices i where i.id = invoice_id));
create policy "a provider in practice records payments of their invoices" on public.invoice_payments
  for insert to authenticated with check (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and i.status in ('issued', 'paid') and (select practice.may_practise())));
create policy "a provider in practice reverses payments of their invoices" on public.invoice_payments
  for update to authenticated using (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and (select practice.may_practise())));

grant select, insert (id, invoice_id, amount_ngwee, reason) on public.credit_notes to authenticated;
create policy "a person who may read an invoice reads its credit notes" on public.credit_notes
  for select to authenticated using (exists (select from public.invoices i where i.id = invoice_id));
create policy "a provider in practice credits their issued invoices" on public.credit_notes
  for insert to authenticated with check (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and i.status in ('issued', 'paid') and (select practice.may_practise())));

-- What was issued before patients could read it is due two weeks after this, and reminders count from then.
set local role service_role;
update public.invoices set due_on = (now() at time zone 'Africa/Lusaka')::date + 14 where issued_at is not null;
insert into public.invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by)
  select id, amount_ngwee, paid_on, paid_by from public.invoices where status = 'paid' and amount_ngwee > 0;
reset role;

-- What is still to be paid of an invoice of this amount.
create function billing.open_ngwee(invoice uuid, amount integer) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(amount, 0)
    - coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.invoice_id = invoice and p.reversed_at is null), 0)
    - coalesce((select sum(c.amount_ngwee) from public.credit_notes c where c.invoice_id = invoice), 0))::integer
$$;

-- Who issued an invoice, for its patient only.
create function billing.issuer(invoice uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.full_name from public.invoices i join public.user_profiles p on p.id = i.provider_id
  where i.id = invoice and i.patient_id = (select auth.uid()) and i.issued_at is not null
$$;

-- The table of 0022. Besides, an invoice gets its last day to pay, and a paid one is open again where its payments no
-- longer cover it.
create or replace function billing.keep_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.status <> 'draft' and new.amount_ngwee is distinct from old.amount_ngwee then
    raise exception 'what was issued keeps its amount' using errcode = 'UB409';
  end if;
  if new.void_because is distinct from old.void_because and (new.status <> 'void' or old.status = 'void') then
    raise exception 'only a void invoice has this reason' using errcode = 'UB409';
  end if;
  if new.status = old.status then
    if new.paid_on is distinct from old.paid_on or new.paid_by is distinct from old.paid_by or new.waived_because is distinct from old.waived_because then
      raise exception 'what was recorded stays' using errcode = 'UB409';
    end if;
    return new;
  end if;
  if old.status || ' ' || new.status not in ('draft issued', 'draft waived', 'draft void',
      'issued paid', 'issued waived', 'issued void', 'paid void', 'waived void')
    and not (old.status = 'paid' and new.status = 'issued' and billing.open_ngwee(new.id, new.amount_ngwee) > 0) then
    raise exception 'no step from % to %', old.status, new.status using errcode = 'UB409';
  end if;
  new.changed_at := now();
  if old.status = 'draft' and new.status <> 'void' then
    -- One at a time: who comes second counts what the first has written. A number is taken back with its transaction.
    perform pg_advisory_xact_lock(hashtextextended('invoices of ' || new.provider_id, 0));
    new.issued_at := now();
    new.due_on := (now() at time zone 'Africa/Lusaka')::date + 14;
    new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
    new.number_serial := (select coalesce(max(i.number_serial), 0) + 1 from public.invoices i
      where i.provider_id = new.provider_id and i.number_year = new.number_year);
  end if;
  return new;
end $$;

-- Never more than what is open.
create function billing.check_payment() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  -- Row-level security rejects what the caller may not see.
  if not found then return new; end if;
  if invoice.status not in ('issued', 'paid')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  return new;
end $$;

-- A payment is reversed once. Money that came through this service goes back to the number that paid.
create function billing.reverse_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.invoice_id, new.amount_ngwee, new.paid_on, new.paid_by, new.is_online)
    is distinct from (old.invoice_id, old.amount_ngwee, old.paid_on, old.paid_by, old.is_online) then
    raise exception 'what was recorded stays' using errcode = 'UB409';
  end if;
  if new.reversed_because is not distinct from old.reversed_because then return new; end if;
  if old.reversed_at is not null then
    raise exception 'this payment is reversed already' using errcode = 'UB409';
  end if;
  perform from public.invoices i where i.id = old.invoice_id for no key update;
  new.reversed_at := now();
  if old.is_online then
    update public.payments p set refund_status = 'refunded', refund_requested_at = now(), refund_reason = new.reversed_because
      where p.id = old.payment_id and p.refund_status = 'none';
    if not found then
      raise exception 'this money cannot be sent back' using errcode = 'UB409';
    end if;
  end if;
  return new;
end $$;

-- A credit note gets its number, and is never more than what is open.
create function billing.number_credit_note() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  if not found then return new; end if;
  if invoice.status not in ('issued', 'void')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('credit notes of ' || invoice.provider_id, 0));
  new.provider_id := invoice.provider_id;
  new.issued_at := now();
  new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
  new.number_serial := (select coalesce(max(c.number_serial), 0) + 1 from public.credit_notes c
    where c.provider_id = new.provider_id and c.number_year = new.number_year);
  return new;
end $$;

-- An invoice is paid when nothing of it is open, and open again when a payment is reversed.
create function billing.settle_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  latest public.invoice_payments;
  still_open integer;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  still_open := billing.open_ngwee(invoice.id, invoice.amount_ngwee);
  if invoice.status = 'issued' and still_open = 0 then
    select * into latest from public.invoice_payments p where p.invoice_id = invoice.id and p.reversed_at is null
      order by p.paid_on desc, p.created_at desc limit 1;
    if not found then
      raise exception 'an invoice that is credited completely is void' using errcode = 'UB409';
    end if;
    update public.invoices set status = 'paid', paid_on = latest.paid_on, paid_by = latest.paid_by where id = invoice.id;
  elsif invoice.status = 'paid' and still_open > 0 then
    update public.invoices set status = 'issued', paid_on = null, paid_by = null where id = invoice.id;
  end if;
  return null;
end $$;

-- A provider who marks an invoice as paid has recorded a payment of all that was open.
create function billing.record_rest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by)
    select new.id, still_open, new.paid_on, new.paid_by
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;

-- What is void was recorded by mistake: so were its payments. Money that came through this service is sent back first.
create function billing.void_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.invoice_payments p where p.invoice_id = new.id and p.is_online and p.reversed_at is null) then
    raise exception 'money came for this invoice' using errcode = 'UB409';
  end if;
  update public.invoice_payments set reversed_because = coalesce(new.void_because, 'The invoice is void.')
    where invoice_id = new.id and reversed_at is null;
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, coalesce(new.void_because, 'The invoice is void.')
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;

create function billing.announce() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('billing.issued', new.id);
  return null;
end $$;

grant create on schema billing to service_role;
do $$
declare f text;
begin
  foreach f in array array['open_ngwee(uuid, integer)', 'issuer(uuid)', 'check_payment()', 'reverse_payment()',
    'number_credit_note()', 'settle_invoice()', 'record_rest()', 'void_invoice()', 'announce()'] loop
    execute 'alter function billing.' || f || ' owner to service_role';
    execute 'revoke all on function billing.' || f || ' from public, anon, authenticated';
  end loop;
end $$;
revoke create on schema billing from service_role;
grant execute on function billing.issuer(uuid) to authenticated;
grant usage on schema billing to service_role;

create trigger invoice_payments_are_open before insert on public.invoice_payments
  for each row execute function billing.check_payment();
create trigger invoice_payments_are_reversed before update on public.invoice_payments
  for each row execute function billing.reverse_payment();
create trigger invoice_payments_settle after insert or update on public.invoice_payments
  for each row execute function billing.settle_invoice();
create trigger credit_notes_are_numbered before insert on public.credit_notes
  for each row execute function billing.number_credit_note();
create trigger credit_notes_settle after insert on public.credit_notes
  for each row execute function billing.settle_invoice();
create trigger invoices_are_settled after update of status on public.invoices
  for each row when (new.status = 'paid' and old.status = 'issued') execute function billing.record_rest();
create trigger invoices_are_void after update of status on public.invoices
  for each row when (new.status = 'void' and old.status in ('issued', 'paid')) execute function billing.void_invoice();
create trigger invoices_are_announced after update of status on public.invoices
  for each row when (new.status = 'issued' and old.status = 'draft' and new.patient_id is not null) execute function billing.announce();

insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('billing.issued', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');
