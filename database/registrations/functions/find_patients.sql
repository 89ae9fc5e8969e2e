-- Patients whom the desk looks for: each word starts a word of the name or is one letter away from one, and number, day
-- and year of birth are theirs; what is null is not asked. They are patients of the clinic, registered or booked once.
-- `anyone` also finds those who have an account alone, for a desk that was told a whole number or address. The text of
-- the query is made of fixed parts: what was typed is in its parameters alone.
create or replace function accounts.find_patients(words text[], phone text, address text, born_on date, born_year integer,
  anyone boolean, most integer) returns setof uuid
language plpgsql stable rows 50 set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  named text;
  exact text := '';
  near text := '';
  wanted text := '';
  found uuid[];
  rest uuid[];
begin
  for i in 1 .. least(coalesce(cardinality(words), 0), 6) loop
    named := format('to_tsvector(''simple'', accounts.plain_words(p.full_name)) @@ to_tsquery(''simple'', quote_literal($1[%s]) || '':*'')', i);
    exact := exact || ' and ' || named;
    near := near || format(' and (accounts.name_keys(p.full_name) && accounts.name_keys($1[%s]) or %s)', i, named);
  end loop;
  if phone is not null then
    wanted := wanted || ' and accounts.plain_phone(p.phone_number) ~>=~ $2 and accounts.plain_phone(p.phone_number) ~<~ ($2 || '':'')';
  end if;
  if address is not null then
    wanted := wanted || ' and p.id in (select e.id from accounts.users e where e.email = $3
      union all select r.user_id from public.patient_registrations r where r.email = $3)';
  end if;
  if born_on is not null then
    wanted := wanted || ' and p.date_of_birth = $4';
  end if;
  if born_year is not null then
    wanted := wanted || ' and p.id in (select b.id from public.user_profiles b where b.date_of_birth between make_date($5, 1, 1) and make_date($5, 12, 31)
      union all select r.user_id from public.patient_registrations r where r.born_in = $5)';
  end if;
  if exact || wanted = '' then return; end if;
  wanted := 'select f.id from (select p.id, p.full_name from public.user_profiles p join accounts.users u on u.id = p.id
    where p.role = ''client'' and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
      and (exists (select from public.patient_registrations r where r.user_id = p.id)
        or exists (select from public.appointments a where a.patient_id = p.id)
        or $6 and u.email_confirmed_at is not null)' || wanted;
  execute format('select array(%s%s limit $7) f order by f.full_name, f.id)', wanted, exact)
    into found using words, phone, address, born_on, born_year, anyone, most;
  -- Those with a letter wrong come after those without, and are looked for where there is space for them.
  if near <> '' and cardinality(found) < most then
    execute format('select array(%s%s and p.id <> all ($8) limit $7) f order by f.full_name, f.id)', wanted, near)
      into rest using words, phone, address, born_on, born_year, anyone, most - cardinality(found), found;
  end if;
  return query select unnest(found || rest);
end $$;
alter function accounts.find_patients(text[], text, text, date, integer, boolean, integer) owner to service_role;
revoke all on function accounts.find_patients(text[], text, text, date, integer, boolean, integer) from public, anon, authenticated, service_role;
grant execute on function accounts.find_patients(text[], text, text, date, integer, boolean, integer) to service_role;
