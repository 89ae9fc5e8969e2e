-- Books are kept without a name, and so are claims.
create or replace function billing.forget_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.insurance_claims c set member_number = null where c.invoice_id = new.id;
  return null;
end $$;
alter function billing.forget_member() owner to service_role;
revoke all on function billing.forget_member() from public, anon, authenticated, service_role;
grant execute on function billing.forget_member() to service_role;
