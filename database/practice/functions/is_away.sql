-- Whether a provider is away at this moment: on a day away, or in the hours of an absence.
create or replace function practice.is_away(provider uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.absences a where a.provider_id = provider and a.starts_at <= now() and a.ends_at > now())
    or exists (select from public.days_away d where d.provider_id = provider
      and (now() at time zone 'Africa/Lusaka')::date between d.first_day and d.last_day)
$$;
alter function practice.is_away(uuid) owner to service_role;
revoke all on function practice.is_away(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.is_away(uuid) to service_role;
