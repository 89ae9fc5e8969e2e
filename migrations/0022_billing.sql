-- Billing: what a provider asks for a session, and an invoice for each session that was held. Patients pay
-- their provider themselves; amounts are ngwee, 100 to the kwacha (decision 39).

create table public.session_prices (
  provider_id uuid not null references public.user_profiles on delete cascade,
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  price_ngwee integer not null check (price_ngwee between 0 and 10000000),
  updated_at timestamptz(3) not null default now(),
  primary key (provider_id, session_type)
);
alter table public.session_prices enable row level security;
alter table public.session_prices force row level security;
grant select, insert, update, delete on public.session_prices to authenticated, service_role;
create policy "a provider in practice sets their own prices" on public.session_prices for all to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps session prices" on public.session_prices for all to service_role using (true) with check (true);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the patient's account has been erased: books are kept, without a name.
  patient_id uuid references public.user_profiles on delete set null,
  appointment_id uuid references public.appointments on delete set null,
  session_time timestamptz not null,
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  -- Null as long as nobody has said what the session costs.
  amount_ngwee integer check (amount_ngwee between 0 and 10000000),
  status text not null default 'draft' check (status in ('draft', 'issued', 'paid', 'waived', 'void')),
  -- Given when it leaves the draft, by provider and year in Lusaka, without a gap.
  number_year integer,
  number_serial integer check (number_serial > 0),
  number text generated always as (number_year::text || '-' || lpad(number_serial::text, greatest(4, length(number_serial::text)), '0')) stored,
  issued_at timestamptz(3),
  paid_on date,
  paid_by text check (paid_by in ('cash', 'mobile money', 'bank')),
  waived_because text check (waived_because in ('membership', 'courtesy')),
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  unique (provider_id, number_year, number_serial),
  check ((number_year is null) = (issued_at is null) and (number_serial is null) = (issued_at is null)),
  check (case status when 'draft' then issued_at is null when 'void' then true else issued_at is not null end),
  check (status not in ('issued', 'paid') or amount_ngwee is not null),
  check ((paid_on is null) = (paid_by is null)),
  check (case status when 'paid' then paid_on is not null when 'void' then true else paid_on is null end),
  check (case status when 'waived' then waived_because is not null when 'void' then true else waived_because is null end)
);
-- One for each session. What had a number and was called void has been drawn up anew.
create unique index invoices_one_for_a_session on public.invoices (appointment_id) where status <> 'void' or issued_at is null;
create index invoices_of_appointment on public.invoices (appointment_id);
create index invoices_of_provider on public.invoices (provider_id, session_time desc, id desc);
create index invoices_pending on public.invoices (provider_id) where status in ('draft', 'issued');
create index invoices_of_patient on public.invoices (patient_id, session_time desc);

create schema billing;
revoke all on schema billing from public;

-- Wherever an appointment is completed, its invoice is drawn up with it, at the price of that moment.
create function billing.draw_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type,
    (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type)
  where not exists (select from public.invoices i where i.appointment_id = new.id);
  return null;
end $$;

-- Which step may follow which; anything else is UB409. `invoiceSteps` in domain/practice/billing says the same.
create function billing.keep_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.status <> 'draft' and new.amount_ngwee is distinct from old.amount_ngwee then
    raise exception 'what was issued keeps its amount' using errcode = 'UB409';
  end if;
  if new.status = old.status then
    if new.paid_on is distinct from old.paid_on or new.paid_by is distinct from old.paid_by or new.waived_because is distinct from old.waived_because then
      raise exception 'what was recorded stays' using errcode = 'UB409';
    end if;
    return new;
  end if;
  if old.status || ' ' || new.status not in ('draft issued', 'draft waived', 'draft void',
    'issued paid', 'issued waived', 'issued void', 'paid void', 'waived void') then
    raise exception 'no step from % to %', old.status, new.status using errcode = 'UB409';
  end if;
  new.changed_at := now();
  if old.status = 'draft' and new.status <> 'void' then
    -- One at a time: who comes second counts what the first has written. A number is taken back with its transaction.
    perform pg_advisory_xact_lock(hashtextextended('invoices of ' || new.provider_id, 0));
    new.issued_at := now();
    new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
    new.number_serial := (select coalesce(max(i.number_serial), 0) + 1 from public.invoices i
      where i.provider_id = new.provider_id and i.number_year = new.number_year);
  end if;
  return new;
end $$;

-- What had a number and was wrong stays as void, and the session gets a new draft.
create function billing.draw_up_anew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  values (new.provider_id, new.patient_id, new.appointment_id, new.session_time, new.session_type, new.amount_ngwee);
  return null;
end $$;

grant create on schema billing to service_role;
do $$
declare f text;
begin
  foreach f in array array['draw_up()', 'keep_course()', 'draw_up_anew()'] loop
    execute 'alter function billing.' || f || ' owner to service_role';
    execute 'revoke all on function billing.' || f || ' from public';
  end loop;
end $$;
revoke create on schema billing from service_role;

create trigger appointments_are_billed after insert or update of status on public.appointments
  for each row when (new.status = 'completed' and new.provider_id is not null) execute function billing.draw_up();
create trigger invoices_keep_course before update on public.invoices for each row execute function billing.keep_course();
create trigger invoices_are_drawn_up_anew after update of status on public.invoices
  for each row when (new.status = 'void' and old.status <> 'void' and new.issued_at is not null) execute function billing.draw_up_anew();

alter table public.invoices enable row level security;
alter table public.invoices force row level security;
grant select, update (status, amount_ngwee, paid_on, paid_by, waived_because) on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;
create policy "a provider in practice reads their own invoices" on public.invoices for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a patient reads what was issued to them" on public.invoices for select to authenticated
  using (patient_id = (select auth.uid()) and issued_at is not null);
create policy "a provider in practice keeps their own invoices" on public.invoices for update to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps invoices" on public.invoices for all to service_role using (true) with check (true);

-- Sessions that were held before there were invoices.
set local role service_role;
insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type)
  select a.provider_id, a.patient_id, a.id, a.appointment_time, a.session_type
  from public.appointments a where a.status = 'completed' and a.provider_id is not null;
reset role;
