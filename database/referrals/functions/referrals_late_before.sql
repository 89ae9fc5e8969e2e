-- The instant before which an urgent referral waits for too long, if it waits since then: two whole working days lie
-- between its day and today. Working days are days of the week, without those on which the clinic is closed. The farther
-- past is looked at only where the last weeks have no two such days.
create or replace function practice.referrals_late_before() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Africa/Lusaka')::date;
  reach integer;
  second_last date;
begin
  foreach reach in array array[30, 200, 4000] loop
    select d.day::date into second_last
      from generate_series(today - reach, today - 1, interval '1 day') as d(day)
      where extract(isodow from d.day) < 6
        and d.day::date not in (select c.day from practice.closed_between(today - reach, today - 1) as c)
      order by d.day desc offset 1 limit 1;
    exit when second_last is not null;
  end loop;
  return coalesce(second_last::timestamp at time zone 'Africa/Lusaka', '-infinity');
end $$;
alter function practice.referrals_late_before() owner to service_role;
revoke all on function practice.referrals_late_before() from public, anon, authenticated, service_role;
grant execute on function practice.referrals_late_before() to service_role;
