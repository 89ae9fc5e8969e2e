-- What the system may write about a consent. As a trigger, since the system's role passes over policies where it has
-- BYPASSRLS, as on hosted Supabase.
create or replace function accounts.keep_consent_to_clinic() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user <> 'service_role' then return new; end if;
  if tg_op = 'INSERT' and (new.recorded_by is null or new.given_how is null or new.withdrawn_at is not null) then
    raise exception 'the system records only what was agreed at the clinic' using errcode = '42501';
  end if;
  -- Where two records are merged: the trigger of all records of patients lets a row change its person only then.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or new.withdrawn_at is null or new.withdrawn_by is null) then
    raise exception 'the system only withdraws what is in force, for whom it names' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function accounts.keep_consent_to_clinic() is 'Lets the system record consents given and withdrawn at the clinic, and no others';
revoke all on function accounts.keep_consent_to_clinic() from public, anon, authenticated, service_role;
