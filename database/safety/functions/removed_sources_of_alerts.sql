-- The actor's open alerts whose screening was removed since, and by whom: its person, the actor, or another provider who
-- recorded it at the clinic, also where their account is erased: a reason is a provider's. An alert stays: what was
-- removed may have been true. Why it was raised is not said.
create or replace function practice.removed_sources_of_alerts() returns table (id uuid, removed_at timestamptz, removed_by text)
language sql stable security definer set search_path = '' as $$
  select s.id, r.removed_at, case when r.removed_by = auth.uid() then 'you'
    when r.removed_by is not null or r.removal_reason is not null then 'provider' else 'patient' end
  from public.safety_alerts s
  join practice.patients_for('safety_alerts') seen on seen.id = s.user_id
  join public.screening_results r on r.id = s.raise_id and r.user_id = s.user_id
  where s.provider_id = auth.uid() and s.acknowledged_at is null and r.removed_at is not null
$$;
comment on function practice.removed_sources_of_alerts() is 'The actor''s open alerts whose screening was removed, and by whom';
alter function practice.removed_sources_of_alerts() owner to service_role;
revoke all on function practice.removed_sources_of_alerts() from public, anon, authenticated, service_role;
grant execute on function practice.removed_sources_of_alerts() to authenticated;
