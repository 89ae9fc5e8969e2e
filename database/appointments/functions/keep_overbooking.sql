-- What staff book over another visit, or outside of free times, is with a provider who can be booked all the same, on a
-- day that their certificate covers, still to come, and as near as anything else.
create or replace function practice.keep_overbooking() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (new.appointment_time > now()
    and (new.appointment_time at time zone 'Africa/Lusaka')::date <= (now() at time zone 'Africa/Lusaka')::date + 244
    and new.provider_id in (select practice.bookable_providers())
    and exists (select from public.user_profiles p where p.id = new.provider_id
      and (new.appointment_time at time zone 'Africa/Lusaka')::date <= p.certificate_expires_on))
  then
    raise exception 'no one is overbooked then' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function practice.keep_overbooking() owner to service_role;
revoke all on function practice.keep_overbooking() from public, anon, authenticated, service_role;
grant execute on function practice.keep_overbooking() to service_role;
