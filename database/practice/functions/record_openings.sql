-- When another person opened the actor's record, with what the actor may know of them. In a language that keeps the
-- plan: planning over all months takes longer than reading them.
create or replace function practice.record_openings() returns table (id uuid, opened_at timestamptz, full_name text, specialty text, action text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select e.id, date_trunc('milliseconds', e.occurred_at), p.full_name, p.specialty, e.action
    from platform.audit_events e left join public.user_profiles p on p.id = e.actor_id
    where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read';
end $$;
alter function practice.record_openings() owner to service_role;
revoke all on function practice.record_openings() from public, anon, authenticated, service_role;
grant execute on function practice.record_openings() to authenticated, service_role;
