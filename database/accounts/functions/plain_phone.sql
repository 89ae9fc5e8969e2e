-- A phone number as `domain/phone/read-phone.ts` compares it: its digits, without the code of Zambia and zeros in front.
create or replace function accounts.plain_phone(phone text) returns text language sql immutable parallel safe as
  $$ select regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00260|260)?0*', '') $$;
revoke all on function accounts.plain_phone(text) from public, anon, authenticated, service_role;
grant execute on function accounts.plain_phone(text) to authenticated, service_role;
