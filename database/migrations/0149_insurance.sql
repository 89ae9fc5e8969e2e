-- additive

-- Who pays for patients, as an admin keeps it. NHIMA is there from the start.
create table public.insurers (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- Of its office for claims.
  office_phone text check (length(office_phone) between 1 and 30),
  office_email text check (length(office_email) between 3 and 255),
  -- Nothing is claimed of it from then on.
  retired_at timestamptz(3),
  -- Counts the changes: one that was made from an older one is rejected.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now()
);
comment on table public.insurers is 'Insurers of patients, as an admin keeps them';

create unique index insurers_by_name on public.insurers (lower(name));

-- What an insurer pays for a visit of a type: an amount, never more than the price, or a part of the price.
create table public.insurer_shares (
  insurer_id uuid not null references public.insurers on delete cascade,
  visit_type_id uuid not null references public.visit_types on delete cascade,
  amount_ngwee integer check (amount_ngwee between 1 and 10000000),
  percent integer check (percent between 1 and 100),
  primary key (insurer_id, visit_type_id),
  constraint insurer_shares_one_way check ((amount_ngwee is null) <> (percent is null))
);
comment on table public.insurer_shares is 'What an insurer pays for a visit of a type';

create index insurer_shares_of_type on public.insurer_shares (visit_type_id);

-- Who pays for a patient. Without a row it is NHIMA where their registration has its number: that number is kept there.
create table public.patient_insurances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.user_profiles on delete cascade,
  -- Null where they pay by themselves, whatever number their registration has.
  insurer_id uuid references public.insurers,
  member_number text check (member_number ~ '^[A-Z0-9/-]{3,30}$'),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  constraint patient_insurances_number_of_insurer check ((insurer_id is null) = (member_number is null))
);
comment on table public.patient_insurances is 'The insurer of a patient, with their member number';

create index patient_insurances_of_insurer on public.patient_insurances (insurer_id) where insurer_id is not null;
create index patient_insurances_by_change on public.patient_insurances (changed_by) where changed_by is not null;

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

-- The share of an insurer of an invoice, from its issue on. What is pending is not asked of the patient.
create table public.insurance_claims (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null unique references public.invoices on delete cascade,
  insurer_id uuid not null references public.insurers,
  -- As it was at the issue; null once the account of the patient is erased.
  member_number text check (length(member_number) between 1 and 30),
  -- Of the visit, in Lusaka.
  visit_on date not null,
  amount_ngwee integer not null check (amount_ngwee > 0),
  state text not null default 'collected'
    check (state in ('collected', 'sent', 'paid', 'part paid', 'rejected', 'billed', 'written off', 'withdrawn')),
  list_id uuid references public.claim_lists,
  paid_ngwee integer not null default 0 check (paid_ngwee >= 0),
  -- The payment of the invoice that the insurer made. It is written after what the claim asked for is open.
  payment_id uuid unique references public.invoice_payments on delete cascade deferrable initially deferred,
  -- Why the insurer did not pay, or not all; the patient reads it.
  reason text check (length(reason) between 1 and 200),
  changed_at timestamptz(3) not null default now(),
  constraint insurance_claims_paid check (case state when 'paid' then paid_ngwee = amount_ngwee
    when 'part paid' then paid_ngwee between 1 and amount_ngwee - 1
    when 'billed' then paid_ngwee < amount_ngwee when 'written off' then paid_ngwee < amount_ngwee
    else paid_ngwee = 0 end),
  constraint insurance_claims_payment check ((payment_id is null) = (paid_ngwee = 0)),
  constraint insurance_claims_sent check (state not in ('sent', 'paid', 'part paid', 'rejected') or list_id is not null),
  constraint insurance_claims_rejected check (state <> 'rejected' or reason is not null)
);
comment on table public.insurance_claims is 'The share of an insurer of an invoice, and what became of it; no reason of a visit';

create index insurance_claims_of_month on public.insurance_claims (insurer_id, visit_on, id);
create index insurance_claims_of_list on public.insurance_claims (list_id) where list_id is not null;
create index insurance_claims_pending on public.insurance_claims (visit_on)
  where state in ('collected', 'sent', 'part paid', 'rejected');

-- The National Health Insurance of Zambia. Its number in a registration is a number of this one.
insert into public.insurers (id, name) values ('00000000-0000-4000-8000-000000000061', 'NHIMA');
