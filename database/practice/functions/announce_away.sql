-- Tells every server that the days or hours at which a provider is away have changed, for the pages that are open.
create or replace function practice.announce_away() returns trigger language plpgsql set search_path = '' as $$
declare
  provider uuid := (to_jsonb(coalesce(new, old)) ->> 'provider_id')::uuid;
begin
  perform pg_notify('ubumi_calendar', json_build_object('changed', 'hours', 'provider_id', provider,
    'people', json_build_array(provider, 'front desk'))::text);
  return null;
end $$;
alter function practice.announce_away() owner to service_role;
revoke all on function practice.announce_away() from public, anon, authenticated, service_role;
grant execute on function practice.announce_away() to service_role;
