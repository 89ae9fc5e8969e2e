-- The actor has read a thread up to a message of it. Read twice, or late, it says the same. When more has been read,
-- it notifies the other participant: with ids, as for a new message.
create or replace function messages.mark_read(thread uuid, message uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  read_to timestamptz;
  other uuid;
  is_more boolean;
begin
  select m.created_at, case when t.patient_id = auth.uid() then t.provider_id else t.patient_id end into read_to, other
    from public.messages m join public.threads t on t.id = m.thread_id
    where m.id = message and t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise());
  if not found then return false; end if;
  insert into public.thread_reads as r (thread_id, user_id, read_until) values (thread, auth.uid(), read_to)
    on conflict (thread_id, user_id) do update set read_until = read_to where r.read_until is null or r.read_until < read_to;
  is_more := found;
  update public.thread_reads r set unread_since = waiting.since, mailed_at = case when waiting.since is not null then r.mailed_at end
    from (select min(m.created_at) as since from public.messages m join public.thread_reads o on o.thread_id = m.thread_id and o.user_id = auth.uid()
      where m.thread_id = thread and m.author_id <> auth.uid() and m.created_at > o.read_until) as waiting
    where r.thread_id = thread and r.user_id = auth.uid();
  if is_more and other is not null then
    perform pg_notify('ubumi_messages', json_build_object('thread_id', thread, 'read_id', message, 'people', json_build_array(other))::text);
  end if;
  return true;
end $$;
alter function messages.mark_read(uuid, uuid) owner to service_role;
revoke all on function messages.mark_read(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function messages.mark_read(uuid, uuid) to authenticated, service_role;
