create or replace function questionnaires.today() returns date language sql stable set search_path = '' as
  $$ select (now() at time zone 'Africa/Lusaka')::date $$;
alter function questionnaires.today() owner to service_role;
revoke all on function questionnaires.today() from public, anon, authenticated, service_role;
grant execute on function questionnaires.today() to authenticated, service_role;
