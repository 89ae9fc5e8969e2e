-- Accounts whose address begins like this, or in whose name each word does, `most` of each kind. `words` is a
-- text-search query; '' is none.
create or replace function accounts.search(address text, words text, most integer) returns setof uuid
language sql stable set search_path = '' set enable_seqscan = off as $$
  -- No character of an address is above the last one.
  (select u.id from accounts.users u where u.email ~>=~ address and u.email ~<~ (address || chr(1114111)) limit most)
  union
  (select p.id from public.user_profiles p
    where words <> '' and to_tsvector('simple', p.full_name) @@ to_tsquery('simple', words) limit most)
$$;
alter function accounts.search(text, text, integer) owner to service_role;
revoke all on function accounts.search(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function accounts.search(text, text, integer) to service_role;
