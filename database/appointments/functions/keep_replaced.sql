create or replace function practice.keep_replaced() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments a set replaces = later.id
    from public.appointments moved join public.appointments later on later.id = moved.replaces
    where a.id = new.id and moved.id = new.moved_from and moved.patient_id = new.patient_id
      and later.status in ('requested', 'confirmed') and new.appointment_time < later.appointment_time;
  -- One that staff have moved and confirmed replaces the later one at once.
  if new.status = 'confirmed' then
    update public.appointments later set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
      from public.appointments a where a.id = new.id and later.id = a.replaces
        and later.status in ('requested', 'confirmed') and later.appointment_time > now();
  end if;
  return null;
end $$;
alter function practice.keep_replaced() owner to service_role;
revoke all on function practice.keep_replaced() from public, anon, authenticated, service_role;
grant execute on function practice.keep_replaced() to service_role;
