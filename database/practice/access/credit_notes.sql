alter table public.credit_notes enable row level security;
alter table public.credit_notes force row level security;
grant select on public.credit_notes to authenticated;
grant insert (id, invoice_id, amount_ngwee, reason) on public.credit_notes to authenticated;
grant select, insert on public.credit_notes to service_role;

create policy "the system keeps credit notes" on public.credit_notes for all to service_role using (true) with check (true);
create policy "a person who may read an invoice reads its credit notes" on public.credit_notes
  for select to authenticated using (exists (select from public.invoices i where i.id = invoice_id));
create policy "a provider in practice credits their issued invoices" on public.credit_notes
  for insert to authenticated with check (exists (select from public.invoices i where i.id = invoice_id
    and i.provider_id = (select auth.uid()) and i.status in ('issued', 'paid') and (select practice.may_practise())));

create trigger credit_notes_are_numbered before insert on public.credit_notes
  for each row execute function billing.number_credit_note();
-- After the trigger that gives the number: triggers run in the order of their names.
create trigger credit_notes_number_is_written before insert on public.credit_notes
  for each row when (new.number_serial is not null) execute function billing.write_number('CN-');
create trigger credit_notes_settle after insert on public.credit_notes
  for each row execute function billing.settle_invoice();
create trigger credit_notes_keep_months after insert on public.credit_notes
  for each row execute function billing.keep_month('issued_at');
