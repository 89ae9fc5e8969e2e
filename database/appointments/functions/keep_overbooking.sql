-- What staff book over another visit, or outside of free times, is with a provider who can be booked all the same, on a
-- day that their certificate covers, still to come, and as near as anything else. Who walked in and is being seen already
-- is entered up to an hour later.
create or replace function practice.keep_overbooking() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (new.appointment_time > case when new.agreed_how = 'at the clinic' and new.session_type = 'In-person' and new.moved_from is null
      then now() - interval '60 minutes' else now() end
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
