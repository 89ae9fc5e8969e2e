-- The keys by which a name is found with one letter wrong, missing, added or swapped: each word as it sounds, and the
-- same without each of its letters. Two words that are one letter apart have a key in common. `soundOf` of
-- domain/registrations/name-sound.ts writes a word in the same way.
create or replace function accounts.name_keys(name text) returns text[] language sql immutable parallel safe as $$
  with sounds as (
    select regexp_replace(replace(replace(translate(left(w.word, 40), 'ly', 'ri'), 'ph', 'f'), 'ch', 'c'), '(.)\1+', '\1', 'g') as sound
    from regexp_split_to_table(lower(accounts.plain_words(name)), '\s+') with ordinality as w(word, place)
    where w.word <> '' and w.place <= 9
  )
  select coalesce(array_agg(distinct k.key), '{}') from (
    select s.sound as key from sounds s
    union all
    select left(s.sound, i - 1) || substr(s.sound, i + 1) from sounds s, generate_series(1, length(s.sound)) as i where length(s.sound) > 2
  ) as k
$$;
revoke all on function accounts.name_keys(text) from public, anon, authenticated, service_role;
grant execute on function accounts.name_keys(text) to authenticated, service_role;
