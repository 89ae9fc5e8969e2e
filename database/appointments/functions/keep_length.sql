-- An appointment lasts as long as its visit type says when it is booked. One that moves, or is taken instead of a later
-- one, keeps what that one has.
create or replace function practice.keep_length() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before public.appointments;
  booked public.visit_types;
begin
  select * into before from public.appointments a where a.id = coalesce(new.moved_from, new.replaces) and a.patient_id = new.patient_id;
  if found then
    new.visit_type_id := before.visit_type_id;
    new.duration_minutes := before.duration_minutes;
    new.buffer_minutes := before.buffer_minutes;
    return new;
  end if;
  select * into booked from public.visit_types t where t.id = new.visit_type_id;
  if found then
    new.duration_minutes := booked.duration_minutes;
    new.buffer_minutes := booked.buffer_minutes;
  end if;
  return new;
end $$;
alter function practice.keep_length() owner to service_role;
revoke all on function practice.keep_length() from public, anon, authenticated, service_role;
grant execute on function practice.keep_length() to service_role;
