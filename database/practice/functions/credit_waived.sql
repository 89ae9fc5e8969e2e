-- What a waived invoice no longer asks for.
create or replace function billing.credit_waived() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, case new.waived_because when 'membership' then 'Covered by the membership.' else 'Waived by courtesy.' end
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;
alter function billing.credit_waived() owner to service_role;
revoke all on function billing.credit_waived() from public, anon, authenticated, service_role;
