-- The appointments that the actor, as their patient, has ahead of them and at which the provider is away. Of the absence
-- it says no more: neither its hours nor who entered it.
create or replace function practice.own_visits_away() returns table (id uuid)
language sql stable security definer set search_path = '' as $$
  select v.id from public.appointments v where v.patient_id = auth.uid() and v.status in ('requested', 'confirmed')
    and v.appointment_time + v.duration_minutes * interval '1 minute' > now()
    and practice.is_away_then(v.provider_id, v.appointment_time, v.duration_minutes)
$$;
alter function practice.own_visits_away() owner to service_role;
revoke all on function practice.own_visits_away() from public, anon, authenticated, service_role;
grant execute on function practice.own_visits_away() to authenticated;
