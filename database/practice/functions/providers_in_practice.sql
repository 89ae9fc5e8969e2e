-- The providers in practice: approved, with a certificate in force, neither suspended nor closed. The rule is
-- only here. It has no search path of its own, so that the planner writes it out where it is used.
create or replace function practice.providers_in_practice() returns setof uuid language sql stable as $$
  select p.id from public.user_profiles p
  where p.role = 'provider' and p.provider_status = 'approved'
    and p.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date
    -- Asked provider by provider: accounts are many, providers few.
    and (select u.banned_until > now() or u.deleted_at is not null from accounts.users u where u.id = p.id) is not true
$$;
alter function practice.providers_in_practice() owner to service_role;
revoke all on function practice.providers_in_practice() from public, anon, authenticated, service_role;
grant execute on function practice.providers_in_practice() to service_role;
