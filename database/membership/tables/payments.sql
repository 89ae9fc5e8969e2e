create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.user_profiles on delete cascade,
  plan_key text references public.plans,
  -- Name and price of the plan on the day of the payment: a receipt never changes.
  plan_name text not null,
  amount_ngwee integer not null check (amount_ngwee > 0),
  phone text not null check (phone ~ '^\+260([59][5-8]|7[5-9])\d{7}$'),
  network text not null check (network in ('Airtel', 'MTN', 'Zamtel')),
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  -- Why it failed, in one word for which the pages have a sentence.
  failure text check (length(failure) <= 40),
  receipt_number integer unique,
  expires_at timestamptz(3) not null default now() + interval '15 minutes',
  succeeded_at timestamptz(3),
  paid_until date,
  refund_status text not null default 'none' check (refund_status in ('none', 'requested', 'refunded', 'refused')),
  refund_reason text check (length(refund_reason) between 1 and 500),
  refund_requested_at timestamptz(3),
  -- When it was on its way back; until then, or until it has failed, a job asks again and again.
  refund_sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  starts text not null default 'after' check (starts in ('now', 'after')),
  paid_from date,
  purpose text not null default 'plan' check (purpose in ('plan', 'invoice')),
  -- Null once the provider has erased their books.
  invoice_id uuid references public.invoices on delete set null,
  -- The link that was used; then no account paid.
  link_id uuid references public.pay_links on delete set null,
  -- What came by mobile money, where it is known; what goes back is never more than that.
  received_ngwee integer check (received_ngwee > 0),
  -- The number of the payment at the network, as it is in the payer's SMS.
  network_reference text check (length(network_reference) between 1 and 100),
  -- The order to send it back. A new order, with a new id, follows only once the last one has failed.
  refund_id uuid,
  -- Why the order to send it back has failed, in one word; null while that is not known.
  refund_failure text check (length(refund_failure) between 1 and 40),
  -- Who asked the patient's phone from the front desk; null where the payer did.
  asked_by uuid references public.user_profiles on delete set null,
  check ((status = 'succeeded') = (succeeded_at is not null)),
  check ((status = 'succeeded') = (receipt_number is not null)),
  check (refund_status = 'none' or (status = 'succeeded' and refund_requested_at is not null)),
  check (refund_sent_at is null or refund_status = 'refunded'),
  constraint payments_purpose_plan check ((purpose = 'plan') = (plan_key is not null)),
  constraint payments_purpose_invoice check (purpose = 'invoice' or invoice_id is null and link_id is null),
  constraint payments_purpose_payer check (purpose = 'invoice' or user_id is not null),
  constraint payments_one_payer check (user_id is null or link_id is null),
  constraint payments_refund_ordered
    check (refund_failure is null or refund_id is not null and refund_sent_at is null)
);
comment on column public.payments.plan_name is 'What is paid for, as the receipt names it: a plan, or an invoice by its number';

create index payments_newest on public.payments (user_id, created_at desc, id desc);
-- One at a time: with two requests on one phone, no one knows which of them its PIN answers.
create unique index payments_open on public.payments (user_id) where status in ('created', 'pending');
create index payments_unsettled on public.payments (created_at) where status in ('created', 'pending', 'expired', 'failed');
create index payments_to_refund on public.payments (refund_requested_at) where refund_status = 'requested';
create index payments_to_send_back on public.payments (refund_requested_at)
  where refund_status = 'refunded' and refund_sent_at is null;
create index payments_refund_decided on public.payments (refund_requested_at desc)
  where refund_status in ('refunded', 'refused');
create index payments_of_invoice on public.payments (invoice_id);
create index payments_of_link on public.payments (link_id);
create unique index payments_open_by_link on public.payments (link_id) where status in ('created', 'pending');
create index payments_by_refund on public.payments (refund_sent_at) where refund_sent_at is not null;
create unique index payments_refund_id on public.payments (refund_id);
create index payments_refund_failed on public.payments (refund_requested_at) where refund_failure is not null;
create index payments_by_desk on public.payments (asked_by) where asked_by is not null;
-- The orders of a day, to take money and to send it back.
create index payments_by_day on public.payments (created_at);
create index payments_by_refund_request on public.payments (refund_requested_at) where refund_id is not null;
