-- Whether the clinic would have cancelled a visit of then, which costs its patient nothing: the provider is away, a
-- colleague covers, or the clinic is closed on that day.
create or replace function billing.clinic_would_cancel(provider uuid, at timestamptz, minutes integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select practice.is_away_then(provider, at, minutes)
    or exists (select from public.covers c where c.absent_id = provider and c.accepted_at is not null and c.ended_at is null
      and d.day between c.first_day and c.last_day)
    or exists (select from practice.closed_between(d.day, d.day))
  from (select (at at time zone 'Africa/Lusaka')::date as day) as d
$$;
alter function billing.clinic_would_cancel(uuid, timestamptz, integer) owner to service_role;
revoke all on function billing.clinic_would_cancel(uuid, timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function billing.clinic_would_cancel(uuid, timestamptz, integer) to service_role;
