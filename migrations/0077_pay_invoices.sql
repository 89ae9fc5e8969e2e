-- additive
-- Invoices are paid by mobile money through the same payments as plans, by their patient or by a person with a link.

create table public.pay_links (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  -- SHA-256 of the token, in hex; the token itself is nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
-- One at a time for an invoice.
create unique index pay_links_one on public.pay_links (invoice_id) where revoked_at is null;
create index pay_links_of on public.pay_links (invoice_id);
comment on table public.pay_links is 'Links by which a person without an account pays an invoice; each shows an amount and a name, and no patient';

alter table public.pay_links enable row level security;
alter table public.pay_links force row level security;
revoke all on public.pay_links from public, anon, authenticated, service_role;
grant select, insert, update on public.pay_links to service_role;
grant select (id, invoice_id, revoked_at, created_at), insert (id, invoice_id, token_hash), update (revoked_at) on public.pay_links to authenticated;
create policy "a patient reads the links of their invoices" on public.pay_links for select to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id and i.patient_id = (select auth.uid())));
create policy "a patient makes a link for their unpaid invoice" on public.pay_links for insert to authenticated
  with check ((select accounts.actor_role()) = 'client' and exists (select from public.invoices i
    where i.id = invoice_id and i.patient_id = (select auth.uid()) and i.status = 'issued'));
create policy "a patient revokes the links of their invoices" on public.pay_links for update to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id and i.patient_id = (select auth.uid())));
create policy "the system keeps pay links" on public.pay_links for all to service_role using (true) with check (true);

alter table public.payments
  add column purpose text not null default 'plan' check (purpose in ('plan', 'invoice')),
  -- Null once the provider has erased their books.
  add column invoice_id uuid references public.invoices on delete set null,
  -- The link that was used; then no account paid.
  add column link_id uuid references public.pay_links on delete set null;
alter table public.payments alter column plan_key drop not null;
alter table public.payments alter column user_id drop not null;
comment on column public.payments.plan_name is 'What is paid for, as the receipt names it: a plan, or an invoice by its number';
-- earlier versions work: they write payments for plans only, with an account.
alter table public.payments
  add constraint payments_purpose_plan check ((purpose = 'plan') = (plan_key is not null)),
  add constraint payments_purpose_invoice check (purpose = 'invoice' or invoice_id is null and link_id is null),
  add constraint payments_purpose_payer check (purpose = 'invoice' or user_id is not null),
  add constraint payments_one_payer check (user_id is null or link_id is null);
create index payments_of_invoice on public.payments (invoice_id);
create index payments_of_link on public.payments (link_id);
-- earlier versions work: they write no payment with a link.
create unique index payments_open_by_link on public.payments (link_id) where status in ('created', 'pending');

grant insert (purpose, invoice_id) on public.payments to authenticated;
create policy "a patient asks to pay what is open of their invoice" on public.payments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and purpose = 'invoice'
    and exists (select from public.invoices i where i.id = payments.invoice_id and i.patient_id = (select auth.uid())
      and i.status = 'issued' and payments.plan_name = 'Invoice ' || i.number
      and payments.amount_ngwee = i.amount_ngwee
        - coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.invoice_id = i.id and p.reversed_at is null), 0)
        - coalesce((select sum(c.amount_ngwee) from public.credit_notes c where c.invoice_id = i.id), 0)));
