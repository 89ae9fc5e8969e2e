create or replace function billing.own_sessions()
  returns table (id uuid, profession text, session_type text, starts_at timestamptz, price_ngwee integer, plan_keys text[], is_covered boolean)
  language sql stable security definer set search_path = '' as $$ select * from billing.sessions_of(auth.uid()) $$;
alter function billing.own_sessions() owner to service_role;
revoke all on function billing.own_sessions() from public, anon, authenticated, service_role;
grant execute on function billing.own_sessions() to authenticated, service_role;
