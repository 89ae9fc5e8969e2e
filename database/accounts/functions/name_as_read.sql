-- A name as it is compared with names beside it: its words in any order, as they are shown, without what is invisible,
-- and with letters of other scripts as those that they look like. `namesakesIn` of web/desk/names.ts and
-- `domain/values/shown-name.ts` compare in the same way. Empty where it has no words. Two plain words, as most names are, are
-- put in order without all of that: it takes a tenth of the time (2.7 and 25 µs).
create or replace function accounts.name_as_read(name text) returns text language sql immutable parallel safe as $$
  select case when name ~ '^[A-Za-z]+ [A-Za-z]+$'
    then least(lower(split_part(name, ' ', 1)), lower(split_part(name, ' ', 2))) || ' '
      || greatest(lower(split_part(name, ' ', 1)), lower(split_part(name, ' ', 2)))
    else accounts.any_name_as_read(name) end
$$;
revoke all on function accounts.name_as_read(text) from public, anon, authenticated, service_role;
grant execute on function accounts.name_as_read(text) to service_role;
