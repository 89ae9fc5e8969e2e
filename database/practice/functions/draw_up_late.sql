-- A confirmed visit that its patient has cancelled late. Asked at the end of the transaction: by then one that has moved,
-- or that an earlier time replaces, has its other visit. What the clinic would have cancelled is free of charge: the
-- provider is away, a colleague covers, or the clinic is closed on that day.
create or replace function billing.draw_up_late() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  day date := (new.appointment_time at time zone 'Africa/Lusaka')::date;
begin
  if exists (select from public.appointments a where a.moved_from = new.id
      or a.replaces = new.id and a.status <> 'cancelled')
    or practice.is_away_then(new.provider_id, new.appointment_time, new.duration_minutes)
    or exists (select from public.covers c where c.absent_id = new.provider_id and c.accepted_at is not null and c.ended_at is null
      and day between c.first_day and c.last_day)
    or exists (select from practice.closed_between(day, day))
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
