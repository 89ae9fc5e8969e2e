-- What an admin may know of the providers whose registration they check; nothing else of their profiles.
create or replace function practice.registered_providers() returns table (id uuid, full_name text, email text, specialty text,
  bio text, qualifications text[], profile_picture_url text, provider_status text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.email, p.specialty, p.bio, p.qualifications, p.profile_picture_url, p.provider_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.role = 'provider'
    and exists (select from public.provider_registrations r where r.provider_id = p.id)
$$;
alter function practice.registered_providers() owner to service_role;
revoke all on function practice.registered_providers() from public, anon, authenticated, service_role;
grant execute on function practice.registered_providers() to authenticated, service_role;
