-- additive

-- When an admin last had a provider reminded of it, once a day at most.
alter table public.call_backs add column admin_reminded_at timestamptz(3);
alter table public.referrals add column admin_reminded_at timestamptz(3);

-- Who at the front desk or of the admins has reversed it; null where its provider did, or that account is erased.
alter table public.invoice_payments add column reversed_by uuid references public.user_profiles on delete set null,
  -- When a receipt of it was first printed at the desk.
  add column receipt_made_at timestamptz(3);
-- earlier versions work: they write neither.
alter table public.invoice_payments add constraint invoice_payments_reversed_by
  check (reversed_by is null or reversed_because is not null);
create index invoice_payments_by_reverser on public.invoice_payments (reversed_by) where reversed_by is not null;
