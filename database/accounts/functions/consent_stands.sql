-- For the policies of health data: stops the write with a state of its own, so that the answer can say why.
create or replace function accounts.consent_stands() returns boolean language plpgsql stable set search_path = '' as $$
begin
  if accounts.has_withdrawn_consent() then
    raise exception 'consent withdrawn' using errcode = 'UB410';
  end if;
  return true;
end $$;
revoke all on function accounts.consent_stands() from public, anon, authenticated, service_role;
grant execute on function accounts.consent_stands() to authenticated;
