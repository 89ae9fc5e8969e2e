-- Any name as `accounts.name_as_read` gives it.
create or replace function accounts.any_name_as_read(name text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(w.word, ' ' order by w.word), '')
  from regexp_split_to_table(lower(accounts.plain_words(translate(
    regexp_replace(normalize(name, nfkc), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
    'АВЕКМНОРСТУХІЈЅаекорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονιı',
    'ABEKMHOPCTYXIJSaekopcyxijsABEZHIKMNOPTYXaovii'))), '\s+') as w(word) where w.word <> ''
$$;
revoke all on function accounts.any_name_as_read(text) from public, anon, authenticated, service_role;
grant execute on function accounts.any_name_as_read(text) to service_role;
