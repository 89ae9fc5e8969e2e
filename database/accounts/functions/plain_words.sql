-- A name as `domain/values/names.ts` compares it: without accents and apostrophes, other signs are spaces. `to_tsvector`
-- makes small letters of it; Ŋ is given in small letters, because the database knows those of its own language alone.
create or replace function accounts.plain_words(name text) returns text language sql immutable parallel safe as
  $$ select translate(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'),
    'Ŋ-./@_:\,;()+"&<>|!*#%''’ʼ‘', 'ŋ                     ') $$;
revoke all on function accounts.plain_words(text) from public, anon, authenticated, service_role;
grant execute on function accounts.plain_words(text) to authenticated, service_role;
