-- How many messages wait for the actor, at most a hundred of a thread; as a provider alone, for their tile.
create or replace function messages.unread_count(only_as_provider boolean default false) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(u.unread), 0)::integer
  from public.thread_reads r join public.threads t on t.id = r.thread_id
  cross join lateral (select count(*) as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> auth.uid()
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u
  where r.user_id = auth.uid() and r.unread_since is not null
    and (t.patient_id = auth.uid() and not only_as_provider or t.provider_id = auth.uid() and practice.may_practise())
$$;
alter function messages.unread_count(boolean) owner to service_role;
revoke all on function messages.unread_count(boolean) from public, anon, authenticated, service_role;
grant execute on function messages.unread_count(boolean) to authenticated, service_role;
