-- The providers that everybody may book, for the public list.
create or replace function practice.listed_providers() returns table (id uuid, full_name text, specialty text, profile_picture_url text, bio text, qualifications text[])
language sql stable set search_path = '' set enable_seqscan = off set jit = off as $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url, p.bio, p.qualifications from public.user_profiles p where p.id in (select practice.bookable_providers())
$$;
alter function practice.listed_providers() owner to service_role;
revoke all on function practice.listed_providers() from public, anon, authenticated, service_role;
grant execute on function practice.listed_providers() to service_role;
