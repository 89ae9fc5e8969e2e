-- Whether a provider is away in these minutes from an instant on: on a day away, or in the hours of an absence.
create or replace function practice.is_away_then(provider uuid, at timestamptz, minutes integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.absences a where a.provider_id = provider
      and a.ends_at > at and a.starts_at < at + minutes * interval '1 minute')
    or exists (select from public.days_away d where d.provider_id = provider
      and (at at time zone 'Africa/Lusaka')::date between d.first_day and d.last_day)
$$;
alter function practice.is_away_then(uuid, timestamptz, integer) owner to service_role;
revoke all on function practice.is_away_then(uuid, timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function practice.is_away_then(uuid, timestamptz, integer) to service_role;
