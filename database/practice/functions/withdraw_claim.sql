-- A void invoice claims nothing. Of a waived one what the insurer paid stays, and nothing more is claimed. What is with the
-- insurer is answered first.
create or replace function billing.withdraw_claim() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.insurance_claims c where c.invoice_id = new.id and c.state = 'sent') then
    raise exception 'its claim is with the insurer' using errcode = 'UB409';
  end if;
  update public.insurance_claims c set state = 'withdrawn', paid_ngwee = 0, payment_id = null
    where c.invoice_id = new.id and c.state <> 'withdrawn' and (new.status = 'void' or c.state = 'collected');
  update public.insurance_claims c set state = 'written off'
    where c.invoice_id = new.id and c.state in ('part paid', 'rejected');
  return null;
end $$;
alter function billing.withdraw_claim() owner to service_role;
revoke all on function billing.withdraw_claim() from public, anon, authenticated, service_role;
grant execute on function billing.withdraw_claim() to service_role;
