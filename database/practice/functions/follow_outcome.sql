-- A session that the provider missed is not billed. Where they state it later, the draft, which has no number yet, is
-- deleted; an invoice that was issued must be void before.
create or replace function billing.follow_outcome() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.outcome <> 'provider_no_show' then
    insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
    select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
      (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
    where new.provider_id is not null and old.outcome = 'provider_no_show'
      and not exists (select from public.invoices i where i.appointment_id = new.id and (i.status <> 'void' or i.issued_at is null));
    return null;
  end if;
  if exists (select from public.invoices i where i.appointment_id = new.id and i.status not in ('draft', 'void')) then
    raise exception 'the session has an invoice' using errcode = 'UB409';
  end if;
  delete from public.invoices i where i.appointment_id = new.id and i.status = 'draft';
  return null;
end $$;
alter function billing.follow_outcome() owner to service_role;
revoke all on function billing.follow_outcome() from public, anon, authenticated, service_role;
