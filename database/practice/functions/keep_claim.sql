-- Which step of a claim may follow which; `claimSteps` in domain/insurance says the same. What is with the insurer is not
-- withdrawn: it is answered first.
create or replace function billing.keep_claim() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.invoice_id, new.insurer_id, new.amount_ngwee, new.visit_on)
    is distinct from (old.invoice_id, old.insurer_id, old.amount_ngwee, old.visit_on) then
    raise exception 'what was claimed stays' using errcode = 'UB409';
  end if;
  if new.state <> old.state then
    if old.state || ' ' || new.state not in ('collected sent', 'collected billed', 'collected written off', 'collected withdrawn',
      'sent paid', 'sent part paid', 'sent rejected', 'part paid sent', 'part paid billed', 'part paid written off',
      'part paid withdrawn', 'rejected sent', 'rejected billed', 'rejected written off', 'rejected withdrawn',
      'paid sent', 'paid withdrawn', 'billed withdrawn', 'written off withdrawn') then
      raise exception 'no step from % to %', old.state, new.state using errcode = 'UB409';
    end if;
    new.changed_at := now();
  end if;
  return new;
end $$;
alter function billing.keep_claim() owner to service_role;
revoke all on function billing.keep_claim() from public, anon, authenticated, service_role;
grant execute on function billing.keep_claim() to service_role;
