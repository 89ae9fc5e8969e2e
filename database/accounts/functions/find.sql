-- Ids of accounts in which each word of `words`, a text-search query, starts a word of the name, or whose address starts
-- with `address`, or whose phone number with `phone`; '' is none. The newest `page_size` before the cursor; one that matches
-- in three ways is answered three times. Up to `most` matches are looked up and sorted; where there are more, so many of the
-- newest accounts match that the page is found sooner by looking through them in order. Only one of both parts runs.
-- `enable_sort` is off so that the planner takes the index by time; the cost it adds would switch `jit` on.
create or replace function accounts.find(address text, words text, phone text, before_time timestamptz, before_id uuid,
  page_size integer, most integer) returns setof uuid
language sql stable rows 100 set search_path = '' set enable_seqscan = off set enable_sort = off set jit = off as $$
  with found as materialized (
    -- No character of an address is above the last one.
    (select u.id, (select p.created_at from public.user_profiles p where p.id = u.id) from accounts.users u
      where u.email ~>=~ address and u.email ~<~ (address || chr(1114111)) limit most + 1)
    union all
    (select p.id, p.created_at from public.user_profiles p
      where words <> '' and to_tsvector('simple', accounts.plain_words(p.full_name)) @@ to_tsquery('simple', words) limit most + 1)
    union all
    (select p.id, p.created_at from public.user_profiles p
      where phone <> '' and accounts.plain_phone(p.phone_number) ~>=~ phone
        and accounts.plain_phone(p.phone_number) ~<~ (phone || ':') limit most + 1)
  )
  (select few.id
    from (select f.id, f.created_at, lag(f.id) over (order by f.created_at desc, f.id desc) as previous_id from found f
      where (select count(*) from found) <= most and (f.created_at, f.id) < (before_time, before_id)
      order by f.created_at desc, f.id desc offset 0) few
    cross join lateral (select from accounts.users u where u.id = few.id and u.deleted_at is null offset 0) account
    where few.id is distinct from few.previous_id
    order by few.created_at desc, few.id desc limit page_size)
  union all
  (select many.id
    from (select p.id, p.created_at, p.full_name, p.phone_number from public.user_profiles p
      where (select count(*) from found) > most and (p.created_at, p.id) < (before_time, before_id)
      order by p.created_at desc, p.id desc offset 0) many
    cross join lateral (select from accounts.users u where u.id = many.id and u.deleted_at is null
      and (starts_with(u.email, address)
        or words <> '' and to_tsvector('simple', accounts.plain_words(many.full_name)) @@ to_tsquery('simple', words)
        or phone <> '' and starts_with(accounts.plain_phone(many.phone_number), phone)) offset 0) account
    order by many.created_at desc, many.id desc limit page_size)
$$;
comment on function accounts.find(text, text, text, timestamptz, uuid, integer, integer) is 'Accounts that an admin looks for, the newest first';
alter function accounts.find(text, text, text, timestamptz, uuid, integer, integer) owner to service_role;
revoke all on function accounts.find(text, text, text, timestamptz, uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function accounts.find(text, text, text, timestamptz, uuid, integer, integer) to service_role;
