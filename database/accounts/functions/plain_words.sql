-- A name as `domain/values/names.ts` compares it: without accents and apostrophes, Ŋ as n, other signs are spaces.
-- `to_tsvector` makes small letters of it.
create or replace function accounts.plain_words(name text) returns text language sql immutable parallel safe as
  $$ select translate(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'),
    'Ŋŋ-./@_:\,;()+"&<>|!*#%''’ʼ‘', 'nn                     ') $$;
revoke all on function accounts.plain_words(text) from public, anon, authenticated, service_role;
grant execute on function accounts.plain_words(text) to authenticated, service_role;
