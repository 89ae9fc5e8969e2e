-- Draws up the invoice of a visit as a draft, where it asks for anything.
create or replace function billing.add_draft(visit uuid) returns void language sql volatile security definer set search_path = '' as $$
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type,
    amount_ngwee, charged_for, charged_percent, visit_price_ngwee, notice_minutes)
  select a.provider_id, a.patient_id, a.id, a.appointment_time, a.session_type,
    c.amount_ngwee, c.charged_for, c.charged_percent, c.visit_price_ngwee, c.notice_minutes
  from public.appointments a cross join lateral billing.charge_of(a.id) as c
  where a.id = visit and a.provider_id is not null
$$;
alter function billing.add_draft(uuid) owner to service_role;
revoke all on function billing.add_draft(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.add_draft(uuid) to service_role;
