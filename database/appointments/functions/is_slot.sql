-- The last of twelve, each two weeks after the other, is 154 days after the first. What is booked alone must be near.
create or replace function practice.is_slot(at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select (at at time zone 'Africa/Lusaka')::time in ('09:00', '10:00', '11:00', '14:00', '15:00', '16:00')
     and at > now() and (at at time zone 'Africa/Lusaka')::date <= (now() at time zone 'Africa/Lusaka')::date + 244 $$;
alter function practice.is_slot(timestamptz) owner to service_role;
revoke all on function practice.is_slot(timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.is_slot(timestamptz) to service_role;
