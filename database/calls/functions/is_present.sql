-- A sign of life counts for 40 seconds: streams give one every 25.
create or replace function calls.is_present(seen_at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select coalesce(seen_at > now() - interval '40 seconds', false) $$;
alter function calls.is_present(timestamptz) owner to service_role;
revoke all on function calls.is_present(timestamptz) from public, anon, authenticated, service_role;
grant execute on function calls.is_present(timestamptz) to service_role;
