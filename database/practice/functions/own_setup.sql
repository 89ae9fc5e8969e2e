-- What the actor has set of what must be there before they can be booked, and whether they can be booked.
create or replace function practice.own_setup() returns table (has_hours boolean, has_visit_type boolean, has_price boolean, is_bookable boolean)
language sql stable security definer set search_path = '' as $$
  select s.has_hours, s.has_visit_type, s.has_price, auth.uid() in (select practice.bookable_providers())
  from practice.setup_of(auth.uid()) as s
$$;
comment on function practice.own_setup() is 'What the actor has set before they can be booked';
alter function practice.own_setup() owner to service_role;
revoke all on function practice.own_setup() from public, anon, authenticated, service_role;
grant execute on function practice.own_setup() to authenticated;
