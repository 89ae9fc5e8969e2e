-- Wherever an appointment is completed, its invoice is drawn up with it, at the price of the booking. Without one, at
-- the price of this moment. A patient who did not come is asked for what the rule of the clinic says.
create or replace function billing.draw_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.invoices i where i.appointment_id = new.id) then
    perform billing.add_draft(new.id);
  end if;
  return null;
end $$;
alter function billing.draw_up() owner to service_role;
revoke all on function billing.draw_up() from public, anon, authenticated, service_role;
grant execute on function billing.draw_up() to service_role;
