-- A visit that its patient has cancelled late, or had moved late before. Asked at the end of the transaction: by then one
-- that has moved, or that a confirmed earlier time replaces, has its other visit. A request for an earlier time excuses
-- nothing yet: once it is confirmed, practice.follow_course takes the draft back. One charge for all times of a visit,
-- those it moved to and those that replaced each other. What the clinic would have cancelled is free of charge.
create or replace function billing.draw_up_late() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.appointments a where a.moved_from = new.id
      or a.replaces = new.id and a.status in ('confirmed', 'completed'))
    or billing.clinic_would_cancel(new.provider_id, new.appointment_time, new.duration_minutes)
    or exists (select from public.invoices i where i.appointment_id = new.id)
    or exists (
      with recursive times (id) as (
        select new.id
        union
        select b.id from times t join public.appointments a on a.id = t.id
        cross join lateral (
          select a.moved_from as id
          union all select m.id from public.appointments m where m.moved_from = a.id
          union all select a.replaces where not exists (select from public.appointments m where m.moved_from = a.replaces)
          union all select r.id from public.appointments r
            where r.replaces = a.id and not exists (select from public.appointments m where m.moved_from = a.id)
        ) as b where b.id is not null
      )
      select from times t join public.invoices i on i.appointment_id = t.id
      where i.charged_for in ('late', 'moved') and i.status <> 'void')
  then
    return null;
  end if;
  perform billing.add_draft(new.id);
  return null;
end $$;
alter function billing.draw_up_late() owner to service_role;
revoke all on function billing.draw_up_late() from public, anon, authenticated, service_role;
grant execute on function billing.draw_up_late() to service_role;
