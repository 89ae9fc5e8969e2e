-- Who issued an invoice, for its patient only.
create or replace function billing.issuer(invoice uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.full_name from public.invoices i join public.user_profiles p on p.id = i.provider_id
  where i.id = invoice and i.patient_id = (select auth.uid()) and i.issued_at is not null
$$;
alter function billing.issuer(uuid) owner to service_role;
revoke all on function billing.issuer(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.issuer(uuid) to authenticated, service_role;
