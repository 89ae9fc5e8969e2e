-- The conversations that a provider has put away, the newest first; those before an instant, or after the one with `before_id`.
create or replace function messages.archived_threads(most integer, before_at timestamptz default null, before_id uuid default null)
returns setof uuid language sql stable security definer set search_path = '' as $$
  select t.id from public.thread_reads r join public.threads t on t.id = r.thread_id
  left join public.threads b on b.id = before_id
  where r.user_id = auth.uid() and t.provider_id = auth.uid() and (select practice.may_practise())
    and t.urgent_at is null and r.archived_at >= t.last_message_at
    and (before_at is null or t.last_message_at < before_at)
    and (before_id is null or (t.last_message_at, t.id) < (b.last_message_at, b.id))
  order by t.last_message_at desc, t.id desc limit most
$$;
alter function messages.archived_threads(integer, timestamptz, uuid) owner to service_role;
revoke all on function messages.archived_threads(integer, timestamptz, uuid) from public, anon, authenticated, service_role;
grant execute on function messages.archived_threads(integer, timestamptz, uuid) to authenticated;
