-- Whether a provider is away in these minutes from an instant on, by day or by hour.
create or replace function practice.is_away_then(provider uuid, at timestamptz, minutes integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from practice.times_away() as a where a.provider_id = provider
    and a.ends_at > at and a.starts_at < at + minutes * interval '1 minute')
$$;
alter function practice.is_away_then(uuid, timestamptz, integer) owner to service_role;
revoke all on function practice.is_away_then(uuid, timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function practice.is_away_then(uuid, timestamptz, integer) to service_role;
