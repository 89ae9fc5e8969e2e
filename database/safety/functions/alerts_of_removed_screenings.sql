-- The actor's open alerts whose screening the person has removed since. An alert stays: what was removed may have been
-- true. Why it was raised is not said.
create or replace function practice.alerts_of_removed_screenings() returns table (id uuid, removed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, r.removed_at from public.safety_alerts s
  join practice.patients_for('safety_alerts') seen on seen.id = s.user_id
  join public.screening_results r on r.id = s.raise_id and r.user_id = s.user_id
  where s.provider_id = auth.uid() and s.acknowledged_at is null and r.removed_at is not null
$$;
comment on function practice.alerts_of_removed_screenings() is 'The actor''s open alerts whose screening was removed';
alter function practice.alerts_of_removed_screenings() owner to service_role;
revoke all on function practice.alerts_of_removed_screenings() from public, anon, authenticated, service_role;
grant execute on function practice.alerts_of_removed_screenings() to authenticated;
