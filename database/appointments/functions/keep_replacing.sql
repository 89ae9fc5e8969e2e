create or replace function practice.keep_replacing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments a set replaces = new.id
    where a.replaces = new.moved_from and a.patient_id = new.patient_id and a.status = 'requested'
      -- One that has moved to before it is not given back for a later one.
      and a.appointment_time < new.appointment_time;
  return null;
end $$;
alter function practice.keep_replacing() owner to service_role;
revoke all on function practice.keep_replacing() from public, anon, authenticated, service_role;
grant execute on function practice.keep_replacing() to service_role;
