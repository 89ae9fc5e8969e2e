-- Which of these hours each of these providers, or each in practice, may still be given. Servers before visit types
-- book hours alone.
create or replace function practice.open_hours_of(slots timestamptz[], providers uuid[]) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' as $$
  select t.slot, t.provider_id from practice.working_times(slots, providers, 60, 0, null) as t where t.is_free
$$;
comment on function practice.open_hours_of(timestamptz[], uuid[]) is 'Which of these hours each of these providers, or each in practice, may still be given';
alter function practice.open_hours_of(timestamptz[], uuid[]) owner to service_role;
revoke all on function practice.open_hours_of(timestamptz[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.open_hours_of(timestamptz[], uuid[]) to service_role;
