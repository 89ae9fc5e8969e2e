-- Whether a provider is away at this moment: by day, by hour, or while a colleague has accepted to cover for them.
create or replace function practice.is_away(provider uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from practice.times_away() as a where a.provider_id = provider and a.starts_at <= now() and a.ends_at > now())
    or exists (select from public.covers c where c.absent_id = provider and c.accepted_at is not null and c.ended_at is null
      and (now() at time zone 'Africa/Lusaka')::date between c.first_day and c.last_day)
$$;
alter function practice.is_away(uuid) owner to service_role;
revoke all on function practice.is_away(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.is_away(uuid) to service_role;
