-- For an admin: what waits, with what patients see today beside it.
create or replace function practice.identity_changes_to_decide() returns table (id uuid, provider_id uuid, email text, profession text, submitted_at timestamptz,
  full_name text, specialty text, qualifications text[], new_full_name text, new_specialty text, new_qualifications text[])
language sql stable security definer set search_path = '' as $$
  select c.id, p.id, p.email, p.profession, c.submitted_at, p.full_name, p.specialty, p.qualifications, c.full_name, c.specialty, c.qualifications
  from public.identity_changes c join public.user_profiles p on p.id = c.provider_id
  where accounts.actor_role() = 'admin' and c.status = 'pending'
  order by c.submitted_at, c.id
$$;
alter function practice.identity_changes_to_decide() owner to service_role;
revoke all on function practice.identity_changes_to_decide() from public, anon, authenticated, service_role;
grant execute on function practice.identity_changes_to_decide() to authenticated;
