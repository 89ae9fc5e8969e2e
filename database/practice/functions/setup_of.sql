-- What a provider must have set before they can be booked: their hours, and a price where their visits have none. The
-- visit types of their profession are an admin's.
create or replace function practice.setup_of(provider uuid) returns table (has_hours boolean, has_visit_type boolean, has_price boolean)
language sql stable set search_path = '' set jit = off as $$
  with types as (
    select t.price_ngwee from public.visit_types t join public.user_profiles p on p.id = provider
    where t.retired_at is null and (t.professions is null or coalesce(p.profession, 'therapist') = any (t.professions))
  )
  select exists (select from public.availability v where v.provider_id = provider), exists (select from types),
    exists (select from public.session_prices s where s.provider_id = provider)
      or exists (select from types) and not exists (select from types where types.price_ngwee is null)
$$;
comment on function practice.setup_of(uuid) is 'What a provider has set of what must be there before they can be booked';
alter function practice.setup_of(uuid) owner to service_role;
revoke all on function practice.setup_of(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.setup_of(uuid) to service_role;
