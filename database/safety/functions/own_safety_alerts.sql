-- The actor's alerts as a provider. While one is open: the person's phone number, and the emergency contact if the
-- person released it.
create or replace function practice.own_safety_alerts() returns table (id uuid, user_id uuid, full_name text, email text,
  phone_number text, emergency_contact jsonb, raised_at timestamptz, raised_again_at timestamptz, due_at timestamptz,
  step text, step_at timestamptz, handled_by text, is_handled_by_me boolean, acknowledged_at timestamptz, outcome text, note text, next_on date)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select s.id, s.user_id, p.full_name, p.email,
    case when s.acknowledged_at is null then nullif(p.phone_number, '') end,
    case when s.acknowledged_at is null and exists (select from public.consents c where c.user_id = p.id
      and c.purpose = 'emergency_contact' and c.withdrawn_at is null) then p.emergency_contact end,
    s.raised_at, s.raised_again_at, s.due_at, s.step, s.step_at, h.full_name, coalesce(s.handled_by = auth.uid(), false),
    s.acknowledged_at, s.outcome, s.note, s.next_on
  from public.safety_alerts s
  join practice.patients_for('safety_alerts') seen on seen.id = s.user_id
  join public.user_profiles p on p.id = s.user_id
  left join public.user_profiles h on h.id = s.handled_by
  where s.provider_id = auth.uid()
$$;
alter function practice.own_safety_alerts() owner to service_role;
revoke all on function practice.own_safety_alerts() from public, anon, authenticated, service_role;
grant execute on function practice.own_safety_alerts() to authenticated;
