-- Whether the actor has put a conversation away, and it is neither urgent nor has a message since.
create or replace function messages.is_archived(thread uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.thread_reads r join public.threads t on t.id = r.thread_id
    where r.thread_id = thread and r.user_id = auth.uid() and t.provider_id = auth.uid() and t.urgent_at is null
      and r.archived_at >= coalesce(t.last_message_at, '-infinity'))
$$;
alter function messages.is_archived(uuid) owner to service_role;
revoke all on function messages.is_archived(uuid) from public, anon, authenticated, service_role;
grant execute on function messages.is_archived(uuid) to authenticated, service_role;
