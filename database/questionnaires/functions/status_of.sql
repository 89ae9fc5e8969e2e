-- What became of a request: an open one has expired when its last day is over.
create or replace function questionnaires.status_of(stored text, due date) returns text language sql stable set search_path = '' as
  $$ select case when stored = 'open' and due < questionnaires.today() then 'expired' else stored end $$;
alter function questionnaires.status_of(text, date) owner to service_role;
revoke all on function questionnaires.status_of(text, date) from public, anon, authenticated, service_role;
grant execute on function questionnaires.status_of(text, date) to authenticated, service_role;
