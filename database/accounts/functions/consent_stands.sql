-- For the policies of health data: stops a write without consent with a state of its own, so that the answer can say
-- whether it was withdrawn or never given.
create or replace function accounts.consent_stands() returns boolean language plpgsql stable set search_path = '' as $$
begin
  if accounts.has_consented() then
    return true;
  end if;
  if accounts.has_withdrawn_consent() then
    raise exception 'consent withdrawn' using errcode = 'UB410';
  end if;
  raise exception 'consent not given' using errcode = 'UB410';
end $$;
revoke all on function accounts.consent_stands() from public, anon, authenticated, service_role;
grant execute on function accounts.consent_stands() to authenticated;
