-- For an admin: that alerts wait which no provider has handled, and whom to call; no one where no provider has an
-- appointment with the person and no clinician is on duty. Nothing of the person.
create or replace function practice.escalated_safety_alerts() returns table (id uuid, raised_at timestamptz, due_at timestamptz, providers jsonb)
language sql stable security definer set search_path = '' as $$
  select (array_agg(s.id order by s.id))[1], min(s.raised_at), max(s.due_at), coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name,
      'phone_number', nullif(p.phone_number, ''), 'email', p.email, 'is_suspended', coalesce(u.banned_until > now(), false),
      'has_second_factor', exists (select from accounts.factors f where f.user_id = p.id and f.status = 'verified'),
      'provider_status', p.provider_status, 'certificate_expires_on', p.certificate_expires_on,
      'reached_as', s.reached_as, 'is_away', practice.is_away(p.id)) order by s.wave, p.full_name) filter (where p.id is not null), '[]')
  from public.safety_alerts s left join public.user_profiles p on p.id = s.provider_id left join accounts.users u on u.id = p.id
  where accounts.actor_role() = 'admin' and s.acknowledged_at is null
    and exists (select from public.consents c where c.user_id = s.user_id and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
  group by s.user_id having bool_or(s.admins_told_for = s.due_at)
  order by 2
$$;
alter function practice.escalated_safety_alerts() owner to service_role;
revoke all on function practice.escalated_safety_alerts() from public, anon, authenticated, service_role;
grant execute on function practice.escalated_safety_alerts() to authenticated;
