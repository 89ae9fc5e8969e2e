-- A session that the provider missed is not billed. Where they state it later, the draft, which has no number yet, is
-- deleted; an invoice that was issued must be void before. Where the patient did not come, the draft follows the rule of
-- the clinic, and what was issued stays as it is.
create or replace function billing.follow_outcome() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.outcome = 'provider_no_show' then
    if exists (select from public.invoices i where i.appointment_id = new.id and i.status not in ('draft', 'void')) then
      raise exception 'the session has an invoice' using errcode = 'UB409';
    end if;
    delete from public.invoices i where i.appointment_id = new.id and i.status = 'draft';
    return null;
  end if;
  delete from public.invoices i where i.appointment_id = new.id and i.status = 'draft'
    and not exists (select from billing.charge_of(new.id));
  update public.invoices i set amount_ngwee = c.amount_ngwee, charged_for = c.charged_for, charged_percent = c.charged_percent,
      visit_price_ngwee = c.visit_price_ngwee, notice_minutes = c.notice_minutes
    from billing.charge_of(new.id) as c where i.appointment_id = new.id and i.status = 'draft'
      and (i.charged_for, i.charged_percent) is distinct from (c.charged_for, c.charged_percent);
  if old.outcome <> 'held'
    and not exists (select from public.invoices i where i.appointment_id = new.id and (i.status <> 'void' or i.issued_at is null)) then
    perform billing.add_draft(new.id);
  end if;
  return null;
end $$;
alter function billing.follow_outcome() owner to service_role;
revoke all on function billing.follow_outcome() from public, anon, authenticated, service_role;
