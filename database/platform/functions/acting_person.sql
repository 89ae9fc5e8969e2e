-- Who is behind a statement: the actor, or the person for whom the system works. Null where no one asks, as in a job.
create or replace function platform.acting_person() returns uuid language sql stable set search_path = '' as
  $$ select coalesce(auth.uid(), nullif(auth.jwt() ->> 'acting_for', '')::uuid) $$;
revoke all on function platform.acting_person() from public, anon, authenticated, service_role;
grant execute on function platform.acting_person() to authenticated, service_role;
