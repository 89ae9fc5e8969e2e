alter table public.insurance_claims enable row level security;
alter table public.insurance_claims force row level security;
grant select (id, invoice_id, insurer_id, amount_ngwee, state, paid_ngwee, payment_id, reason) on public.insurance_claims to authenticated;
grant select, insert, update on public.insurance_claims to service_role;

create policy "the system keeps claims" on public.insurance_claims for all to service_role using (true) with check (true);
create policy "a person who may read an invoice reads its claim" on public.insurance_claims
  for select to authenticated using (exists (select from public.invoices i where i.id = invoice_id));

create trigger insurance_claims_keep_course before update on public.insurance_claims
  for each row execute function billing.keep_claim();
create trigger insurance_claims_settle after update of state on public.insurance_claims
  for each row when (new.state in ('billed', 'written off') and old.state <> new.state) execute function billing.settle_invoice();
