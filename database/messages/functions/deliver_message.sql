-- Counts it for whom it is meant, ends the urgency that a provider has answered, and tells every server that it has come: ids, and no word of it.
create or replace function messages.deliver_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  pair public.threads;
  reader uuid;
begin
  update public.threads set last_message_at = new.created_at,
      urgent_at = case when new.author_id = provider_id then null else urgent_at end where id = new.thread_id returning * into pair;
  reader := case when new.author_id = pair.patient_id then pair.provider_id else pair.patient_id end;
  if new.author_id = pair.provider_id then
    -- The urgency was all that waited for them, where they had read each message.
    update public.thread_reads r set unread_since = null, mailed_at = null
      where r.thread_id = new.thread_id and r.user_id = new.author_id and r.unread_since is not null
        and not exists (select from public.messages m where m.thread_id = new.thread_id and m.author_id <> new.author_id
          and m.created_at > coalesce(r.read_until, '-infinity'));
  end if;
  if reader is not null then
    insert into public.thread_reads as r (thread_id, user_id, unread_since) values (new.thread_id, reader, new.created_at)
      on conflict (thread_id, user_id) do update set unread_since = coalesce(r.unread_since, new.created_at);
  end if;
  perform pg_notify('ubumi_messages', json_build_object('thread_id', new.thread_id, 'message_id', new.id,
    'people', json_build_array(pair.patient_id, pair.provider_id))::text);
  return null;
end $$;
alter function messages.deliver_message() owner to service_role;
revoke all on function messages.deliver_message() from public, anon, authenticated, service_role;
grant execute on function messages.deliver_message() to service_role;
