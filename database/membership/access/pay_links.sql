alter table public.pay_links enable row level security;
alter table public.pay_links force row level security;
grant select (id, invoice_id, revoked_at, created_at) on public.pay_links to authenticated;
grant insert (id, invoice_id, token_hash) on public.pay_links to authenticated;
grant update (revoked_at) on public.pay_links to authenticated;
grant select, insert, update on public.pay_links to service_role;

create policy "a patient reads the links of their invoices" on public.pay_links for select to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id and i.patient_id = (select auth.uid())));
create policy "a patient makes a link for their unpaid invoice" on public.pay_links for insert to authenticated
  with check ((select accounts.actor_role()) = 'client' and exists (select from public.invoices i
    where i.id = invoice_id and i.patient_id = (select auth.uid()) and i.status = 'issued'));
create policy "a patient revokes the links of their invoices" on public.pay_links for update to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id and i.patient_id = (select auth.uid())));
create policy "the system keeps pay links" on public.pay_links for all to service_role using (true) with check (true);
