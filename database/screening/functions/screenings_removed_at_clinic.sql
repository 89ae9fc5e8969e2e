-- The actor's own screenings that a provider has removed: when, by whom and why, never what was answered.
create or replace function practice.screenings_removed_at_clinic() returns table (id uuid, created_at timestamptz, removed_at timestamptz, removed_by_name text, reason text)
language sql stable security definer set search_path = '' as $$
  select r.id, r.created_at, r.removed_at, practice.name_of_recorder(r.removed_by), r.removal_reason from public.screening_results r
  where r.user_id = auth.uid() and r.removed_at is not null and r.removal_reason is not null
  order by r.removed_at desc limit 20
$$;
comment on function practice.screenings_removed_at_clinic() is 'Own screenings that a provider has removed, with the reason';
alter function practice.screenings_removed_at_clinic() owner to service_role;
revoke all on function practice.screenings_removed_at_clinic() from public, anon, authenticated, service_role;
grant execute on function practice.screenings_removed_at_clinic() to authenticated;
