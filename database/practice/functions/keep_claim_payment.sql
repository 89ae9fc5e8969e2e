-- What an insurer paid is taken back with the answer to its claim, and not by itself.
create or replace function billing.keep_claim_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.insurance_claims c where c.payment_id = old.id) then
    raise exception 'this payment belongs to a claim' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function billing.keep_claim_payment() owner to service_role;
revoke all on function billing.keep_claim_payment() from public, anon, authenticated, service_role;
grant execute on function billing.keep_claim_payment() to service_role;
