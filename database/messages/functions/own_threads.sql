-- The newest threads of a person are read from the indexes of threads, as many as are asked for: a provider
-- with 3,000 patients has 3,000 threads. What a provider has put away is
-- not among them.
create or replace function messages.own_threads(only_thread uuid, most integer, before_at timestamptz default null, before_id uuid default null)
returns table (id uuid, "as" text, person_id uuid, full_name text, specialty text, profile_picture_url text,
  last_message_at timestamptz, last_body text, is_last_own boolean, unread integer, may_write boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  actor constant uuid := auth.uid();
  is_in_practice constant boolean := practice.may_practise();
  until_at timestamptz := coalesce(before_at, 'infinity');
  -- Of threads at that very moment, none: no id is smaller.
  until_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if before_id is not null then
    select b.last_message_at, b.id into until_at, until_id from public.threads b where b.id = before_id;
  end if;
  return query select t.id, case when t.patient_id = actor then 'patient' else 'provider' end, p.id, coalesce(p.full_name, ''),
    case when p.id = t.provider_id then p.specialty end, case when p.id = t.provider_id then p.profile_picture_url end,
    t.last_message_at, m.body, m.author_id = actor, coalesce(u.unread, 0),
    coalesce(messages.may_correspond(t.patient_id, t.provider_id), false)
  from (
    (select o.* from public.threads o where o.id = only_thread and (o.patient_id = actor or o.provider_id = actor and is_in_practice))
    union all
    (select o.* from public.threads o where only_thread is null and o.patient_id = actor
      and o.last_message_at <= until_at and (o.last_message_at, o.id) < (until_at, until_id)
      order by o.last_message_at desc, o.id desc limit most)
    union all
    (select o.* from public.threads o where only_thread is null and o.provider_id = actor and is_in_practice
      and o.last_message_at <= until_at and (o.last_message_at, o.id) < (until_at, until_id)
      and (o.urgent_at is not null or not exists (select from public.thread_reads a
        where a.thread_id = o.id and a.user_id = actor and a.archived_at >= o.last_message_at))
      order by o.last_message_at desc, o.id desc limit most)
    order by last_message_at desc, id desc limit most) as t
  left join public.user_profiles p on p.id = case when t.patient_id = actor then t.provider_id else t.patient_id end
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = actor
  left join lateral (select m.body, m.author_id from public.messages m where m.thread_id = t.id order by m.created_at desc, m.id desc limit 1) as m on true
  left join lateral (select count(*)::integer as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> actor
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u on r.unread_since is not null
  order by t.last_message_at desc, t.id desc;
end $$;
alter function messages.own_threads(uuid, integer, timestamptz, uuid) owner to service_role;
revoke all on function messages.own_threads(uuid, integer, timestamptz, uuid) from public, anon, authenticated, service_role;
grant execute on function messages.own_threads(uuid, integer, timestamptz, uuid) to authenticated, service_role;
