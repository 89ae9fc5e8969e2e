alter table public.invoice_payments enable row level security;
alter table public.invoice_payments force row level security;
grant select on public.invoice_payments to authenticated;
grant insert (id, invoice_id, amount_ngwee, paid_on, paid_by) on public.invoice_payments to authenticated;
grant update (reversed_because) on public.invoice_payments to authenticated;
grant select, insert, update on public.invoice_payments to service_role;

create policy "the system keeps invoice payments" on public.invoice_payments for all to service_role using (true) with check (true);
create policy "a person who may read an invoice reads its payments" on public.invoice_payments
  for select to authenticated using (exists (select from public.invoices i where i.id = invoice_id));
create policy "a provider in practice records payments of their invoices" on public.invoice_payments
  for insert to authenticated with check (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and i.status in ('issued', 'paid') and (select practice.may_practise())));
create policy "a provider in practice reverses payments of their invoices" on public.invoice_payments
  for update to authenticated using (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and (select practice.may_practise())));

create trigger invoice_payments_are_open before insert on public.invoice_payments
  for each row execute function billing.check_payment();
create trigger invoice_payments_are_reversed before update on public.invoice_payments
  for each row execute function billing.reverse_payment();
create trigger invoice_payments_settle after insert or update on public.invoice_payments
  for each row execute function billing.settle_invoice();
create trigger invoice_payments_are_credited after update of reversed_at, reversed_because on public.invoice_payments
  for each row when (old.reversed_at is null and new.reversed_at is not null) execute function billing.credit_reversed();
create trigger invoice_payments_have_a_day before insert on public.invoice_payments
  for each row execute function billing.check_payment_day();
create trigger invoice_payments_keep_months after update of reversed_at, reversed_because on public.invoice_payments
  for each row when (new.reversed_at is distinct from old.reversed_at) execute function billing.keep_month('reversed_at');
create trigger invoice_payments_are_income after insert or update of reversed_at, reversed_because on public.invoice_payments
  for each row when (not new.is_online) execute function billing.enter_money();
create trigger invoice_payments_are_of_claims before update of reversed_because on public.invoice_payments
  for each row execute function billing.keep_claim_payment();
create trigger invoice_payments_are_given_back after update of reversed_at, reversed_because on public.invoice_payments
  for each row when (old.reversed_at is null and new.reversed_at is not null) execute function billing.ask_return();
