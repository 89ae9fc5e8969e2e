-- The actor's alerts as servers of 0.3.0 read them.
create or replace function practice.own_safety_alerts() returns table (id uuid, user_id uuid, full_name text, email text,
  phone_number text, emergency_contact jsonb, raised_at timestamptz, raised_again_at timestamptz, due_at timestamptz,
  step text, step_at timestamptz, handled_by text, is_handled_by_me boolean, acknowledged_at timestamptz, outcome text, note text, next_on date)
language sql stable security definer set search_path = '' as $$
  select a.id, a.user_id, a.full_name, a.email, a.phone_number, a.emergency_contact, a.raised_at, a.raised_again_at, a.due_at,
    a.step, a.step_at, a.handled_by, a.is_handled_by_me, a.acknowledged_at, a.outcome, a.note, a.next_on
  from practice.notified_alerts() a where a.withdrawn_at is null
$$;
alter function practice.own_safety_alerts() owner to service_role;
revoke all on function practice.own_safety_alerts() from public, anon, authenticated, service_role;
grant execute on function practice.own_safety_alerts() to authenticated;
