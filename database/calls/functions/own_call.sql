-- The call as the actor sees it; no row where it is not theirs.
create or replace function calls.own_call(appointment uuid) returns table (role text, patient_id uuid, other_name text, other_phone text, other_entry uuid,
  is_other_present boolean, own_entry uuid, phase text, waiting_since timestamptz, relay_only boolean, appointment_time timestamptz, duration_minutes integer)
language sql stable security definer rows 1 set search_path = '' as $$
  select mine.role, a.patient_id, o.full_name, o.phone_number, other.id, calls.is_present(other.seen_at), own.id,
    coalesce(c.phase, 'empty'), c.waiting_since, coalesce(own.relay_only, false) or coalesce(other.relay_only, false), a.appointment_time, a.duration_minutes
  from (select calls.role_in(appointment) as role) as mine
  join public.appointments a on a.id = appointment and mine.role is not null
  join public.user_profiles o on o.id = case mine.role when 'patient' then a.provider_id else a.patient_id end
  left join public.calls c on c.appointment_id = a.id
  left join public.call_entries own on own.id = calls.newest_entry(a.id, mine.role)
  left join public.call_entries other on other.id = calls.newest_entry(a.id, case mine.role when 'patient' then 'provider' else 'patient' end)
$$;
alter function calls.own_call(uuid) owner to service_role;
revoke all on function calls.own_call(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.own_call(uuid) to authenticated, service_role;
