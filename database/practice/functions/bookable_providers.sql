-- The providers in practice who can be booked: one who was let into practice since the clinic keeps a calendar must have
-- set their hours and a price first. It has no search path of its own, as practice.providers_in_practice.
create or replace function practice.bookable_providers() returns setof uuid language sql stable as $$
  select p.id from practice.providers_in_practice() as p(id)
  where (select min(r.decided_at) >= k.setup_since from public.clinic_calendar k, public.provider_registrations r
      where k.is_only and r.provider_id = p.id and r.status = 'approved' group by k.setup_since) is not true
    or exists (select from practice.setup_of(p.id) as s where s.has_hours and s.has_visit_type and s.has_price)
$$;
comment on function practice.bookable_providers() is 'The providers in practice who can be booked';
alter function practice.bookable_providers() owner to service_role;
revoke all on function practice.bookable_providers() from public, anon, authenticated, service_role;
grant execute on function practice.bookable_providers() to service_role;
