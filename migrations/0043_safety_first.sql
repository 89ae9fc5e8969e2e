-- additive
-- An alert that its person withdraws, because the answer was a mistake, is closed and still shown to the provider.

-- Closes the actor's open alerts that this raise began; one that was open before stays open. The id of the raise
-- becomes free, so that answering as before raises an alert again. Answers the alerts that were closed. The outcome
-- `withdrawn` and the lock come with 0052.
create function practice.withdraw_safety_alerts(raise uuid) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform practice.lock_safety_alerts(auth.uid());
  return query
    update public.safety_alerts s
    set acknowledged_at = date_trunc('milliseconds', now()), outcome = 'withdrawn', raise_id = gen_random_uuid()
    where s.user_id = auth.uid() and s.raise_id = raise and s.acknowledged_at is null and s.raised_again_at is null
    returning s.id;
end $$;

-- Whether a person was younger than this many years on the day in Lusaka; null where the date of birth is not
-- known. Only for themselves, and for a provider with whom they share their screenings.
create function practice.was_younger(person uuid, years integer, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(year from age((at at time zone 'Africa/Lusaka')::date, p.date_of_birth)) < years
  from public.user_profiles p
  where p.id = person and (person = auth.uid() or practice.sees(person, 'share_screenings'))
$$;

grant create on schema practice to service_role;
alter function practice.withdraw_safety_alerts(uuid) owner to service_role;
alter function practice.was_younger(uuid, integer, timestamptz) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.withdraw_safety_alerts(uuid), practice.was_younger(uuid, integer, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function practice.withdraw_safety_alerts(uuid), practice.was_younger(uuid, integer, timestamptz) to authenticated;
