-- additive
-- A request for an earlier time that moves itself still replaces the later session, if it is before that. In 0104 it was
-- the later one that moved. Before, its patient had both once it was confirmed.

create function practice.keep_replaced() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments a set replaces = later.id
    from public.appointments moved join public.appointments later on later.id = moved.replaces
    where a.id = new.id and moved.id = new.moved_from and moved.patient_id = new.patient_id
      and later.status in ('requested', 'confirmed') and new.appointment_time < later.appointment_time;
  return null;
end $$;
-- After the row is there: until then the policy of what moves asks that it replaces nothing.
create trigger appointments_moved_keep_replaced after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_replaced();

grant create on schema practice to service_role;
alter function practice.keep_replaced() owner to service_role;
revoke all on function practice.keep_replaced() from public, anon, authenticated;
revoke create on schema practice from service_role;
