-- A provider puts a conversation away, or brings it back. What waits for an answer stays: one that is urgent, or that has
-- a message they have not read. `again`: it is so already; null: not theirs.
create or replace function messages.archive_thread(thread uuid, wanted boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  pair public.threads;
begin
  select * into pair from public.threads t where t.id = thread and t.provider_id = auth.uid() for no key update;
  if not found or not practice.may_practise() then return null; end if;
  if messages.is_archived(thread) = wanted then return 'again'; end if;
  if not wanted then
    update public.thread_reads r set archived_at = null where r.thread_id = thread and r.user_id = auth.uid();
    return 'done';
  end if;
  if pair.urgent_at is not null then return 'urgent'; end if;
  if exists (select from public.thread_reads r join public.messages m on m.thread_id = r.thread_id
      where r.thread_id = thread and r.user_id = auth.uid() and r.unread_since is not null
        and m.author_id <> auth.uid() and m.created_at > coalesce(r.read_until, '-infinity')) then
    return 'unread';
  end if;
  insert into public.thread_reads as r (thread_id, user_id, archived_at)
    values (thread, auth.uid(), coalesce(pair.last_message_at, now()))
    on conflict (thread_id, user_id) do update set archived_at = excluded.archived_at;
  return 'done';
end $$;
alter function messages.archive_thread(uuid, boolean) owner to service_role;
revoke all on function messages.archive_thread(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function messages.archive_thread(uuid, boolean) to authenticated;
