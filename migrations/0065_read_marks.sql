-- Up to which message the other participant of a thread has read it, for the marks "Read" and "Sent".

-- Null where they have read none of it, or their account was erased.
create function messages.read_by_other(thread uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select r.read_until from public.threads t join public.thread_reads r on r.thread_id = t.id and r.user_id <> auth.uid()
  where t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise())
$$;

-- As before, and it notifies the other participant when more has been read: with ids, as for a new message.
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

grant create on schema messages to service_role;
alter function messages.read_by_other(uuid) owner to service_role;
revoke create on schema messages from service_role;
revoke all on function messages.read_by_other(uuid) from public;
grant execute on function messages.read_by_other(uuid) to authenticated;
