alter table public.group_sessions enable row level security;
alter table public.group_sessions force row level security;
-- Everybody is told of the sessions by the system, without how to join them. Cancelling tells those who
-- registered, so it is the system's too.
grant select on public.group_sessions to authenticated;
grant insert (id, topic, description, session_time, duration_minutes, capacity, how_to_join)
  on public.group_sessions to authenticated;
grant select, insert, update, delete on public.group_sessions to service_role;

create policy "a person reads the sessions they registered for" on public.group_sessions for select to authenticated
  using (exists (select from public.group_registrations r where r.session_id = group_sessions.id and r.user_id = (select auth.uid())));
create policy "an admin reads all sessions" on public.group_sessions for select to authenticated
  using ((select accounts.actor_role() = 'admin'));
create policy "an admin plans a session" on public.group_sessions for insert to authenticated
  with check ((select accounts.actor_role()) = 'admin');
create policy "the system keeps group sessions" on public.group_sessions for all to service_role using (true) with check (true);
