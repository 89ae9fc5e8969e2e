-- Those who may be the person who is about to be registered, for `likenessOf` of domain/registrations/likeness.ts to
-- judge: two words of the name and a year of birth that may be the same; or one word and the day or the number; or an
-- identity number. `words` are those of the name, in any order.
create or replace function accounts.similar_patients(words text[], phone text, born_on date, born_year integer, nrc text,
  nhima text, most integer) returns setof uuid
language plpgsql stable rows 50 set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pairs text := '';
begin
  for i in 1 .. least(cardinality(words), 5) loop
    for j in i + 1 .. least(cardinality(words), 5) loop
      pairs := pairs || format(' or accounts.name_keys(p.full_name) && accounts.name_keys($1[%s]) and accounts.name_keys(p.full_name) && accounts.name_keys($1[%s])', i, j);
    end loop;
  end loop;
  if pairs = '' then
    pairs := ' or accounts.name_keys(p.full_name) && accounts.name_keys($1[1])';
  end if;
  return query execute 'select p.id from public.user_profiles p join accounts.users u on u.id = p.id
    where p.role = ''client'' and u.deleted_at is null
      and (exists (select from public.patient_registrations r where r.user_id = p.id)
        or exists (select from public.appointments a where a.patient_id = p.id))
      and p.id in (
        (select p.id from public.user_profiles p left join public.patient_registrations r on r.user_id = p.id
          where (false' || pairs || ')
            and coalesce(abs(coalesce(extract(year from p.date_of_birth)::integer, r.born_in) - $4) <= 1, true) limit $7)
        union
        (select p.id from public.user_profiles p where $2 is not null and accounts.plain_phone(p.phone_number) = $2
          and accounts.name_keys(p.full_name) && accounts.name_keys(array_to_string($1, '' '')) limit $7)
        union
        (select p.id from public.user_profiles p where p.date_of_birth = $3
          and accounts.name_keys(p.full_name) && accounts.name_keys(array_to_string($1, '' '')) limit $7)
        union
        (select r.user_id from public.patient_registrations r where r.nrc = $5 limit $7)
        union
        (select r.user_id from public.patient_registrations r where r.nhima_number = $6 limit $7))
    limit $7' using words, phone, born_on, born_year, nrc, nhima, most;
end $$;
alter function accounts.similar_patients(text[], text, date, integer, text, text, integer) owner to service_role;
revoke all on function accounts.similar_patients(text[], text, date, integer, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function accounts.similar_patients(text[], text, date, integer, text, text, integer) to service_role;
