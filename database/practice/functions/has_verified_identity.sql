-- True for a provider whose identity an admin has verified, or is verifying with a registration.
create or replace function practice.has_verified_identity(provider uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_profiles p where p.id = provider and p.role = 'provider'
    and (p.provider_status = 'approved' or exists (select from public.provider_registrations r where r.provider_id = p.id and r.status = 'pending')))
$$;
alter function practice.has_verified_identity(uuid) owner to service_role;
revoke all on function practice.has_verified_identity(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.has_verified_identity(uuid) to service_role;
