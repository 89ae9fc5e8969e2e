-- additive

-- A name with Ŋ is found as one with n: the index gets what the function now gives.
-- By itself, so that the accounts are locked only while the index is built.
create or replace function accounts.plain_words(name text) returns text language sql immutable parallel safe as
  $$ select translate(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'),
    'Ŋŋ-./@_:\,;()+"&<>|!*#%''’ʼ‘', 'nn                     ') $$;
reindex index public.profiles_by_plain_words;
