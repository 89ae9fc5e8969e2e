-- A patient asks that their provider is told at once: the thread is first in the provider's list, and the email about it
-- is due now; asked again, it is due again once an hour. The provider says that it is dealt with. `again`: it is so already;
-- null: not theirs, or not theirs to say.
create or replace function messages.mark_urgent(thread uuid, wanted boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  pair public.threads;
begin
  select * into pair from public.threads t where t.id = thread for no key update;
  if not found then return null; end if;
  if wanted and (pair.patient_id is distinct from auth.uid() or not messages.may_write(thread)) then return null; end if;
  if not wanted and (pair.provider_id is distinct from auth.uid() or not practice.may_practise()) then return null; end if;
  if not wanted and pair.urgent_at is null then return 'again'; end if;
  if wanted then
    insert into public.thread_reads as r (thread_id, user_id, unread_since) values (thread, pair.provider_id, now() - interval '2 minutes')
      on conflict (thread_id, user_id) do update
        set unread_since = least(r.unread_since, now() - interval '2 minutes'),
          archived_at = null,
          mailed_at = case when pair.urgent_at is not null and r.mailed_at > now() - interval '1 hour' then r.mailed_at end;
  end if;
  if wanted and pair.urgent_at is not null then return 'again'; end if;
  update public.threads t set urgent_at = case when wanted then now() end where t.id = thread;
  -- The email about it is not due any more; that of a message which they have not read is.
  if not wanted then
    update public.thread_reads r set unread_since = null, mailed_at = null
      where r.thread_id = thread and r.user_id = pair.provider_id and r.unread_since is not null
        and not exists (select from public.messages m where m.thread_id = thread and m.author_id <> r.user_id
          and m.created_at > coalesce(r.read_until, '-infinity'));
  end if;
  perform pg_notify('ubumi_messages', json_build_object('thread_id', thread, 'people', json_build_array(pair.patient_id, pair.provider_id))::text);
  return 'done';
end $$;
alter function messages.mark_urgent(uuid, boolean) owner to service_role;
revoke all on function messages.mark_urgent(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function messages.mark_urgent(uuid, boolean) to authenticated;
