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
