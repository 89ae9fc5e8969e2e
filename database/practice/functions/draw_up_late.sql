-- A visit that its patient has cancelled late, or had moved late before. Asked at the end of the transaction: by then one
-- that has moved, or that an earlier time replaces, has its other visit. What the clinic would have cancelled is free of
-- charge.
create or replace function billing.draw_up_late() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.appointments a where a.moved_from = new.id
      or a.replaces = new.id and a.status <> 'cancelled')
    or billing.clinic_would_cancel(new.provider_id, new.appointment_time, new.duration_minutes)
    or exists (select from public.invoices i where i.appointment_id = new.id)
  then
    return null;
  end if;
  perform billing.add_draft(new.id);
  return null;
end $$;
alter function billing.draw_up_late() owner to service_role;
revoke all on function billing.draw_up_late() from public, anon, authenticated, service_role;
grant execute on function billing.draw_up_late() to service_role;
