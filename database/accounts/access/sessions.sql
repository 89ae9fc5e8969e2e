alter table accounts.sessions enable row level security;
alter table accounts.sessions force row level security;
-- A person sees where they are signed in, and can end a session from afar.
grant delete on accounts.sessions to authenticated;
grant select (id, user_id, created_at, refreshed_at, aal, user_agent) on accounts.sessions to authenticated;
grant select, insert, update, delete on accounts.sessions to service_role;

create policy "only the system reads and writes sessions" on accounts.sessions for all to service_role using (true) with check (true);
create policy "a person sees where they are signed in" on accounts.sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person ends their own sessions" on accounts.sessions
  for delete to authenticated using (user_id = (select auth.uid()));
