-- Wherever an appointment is completed, its invoice is drawn up with it, at the price of the booking. Without one, at
-- the price of this moment.
create or replace function billing.draw_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
    (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
  where not exists (select from public.invoices i where i.appointment_id = new.id);
  return null;
end $$;
alter function billing.draw_up() owner to service_role;
revoke all on function billing.draw_up() from public, anon, authenticated, service_role;
grant execute on function billing.draw_up() to service_role;
