-- A signed note stays as it was signed, whoever writes; only what it refers to may be erased.
create or replace function practice.keep_signed() returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.form, old.free_text, old.reason, old.findings, old.plan, old.follow_up, old.signed_at, old.version)
    is distinct from (new.form, new.free_text, new.reason, new.findings, new.plan, new.follow_up, new.signed_at, new.version) then
    raise exception 'a signed note is only amended' using errcode = 'check_violation';
  end if;
  return new;
end $$;
alter function practice.keep_signed() owner to service_role;
revoke all on function practice.keep_signed() from public, anon, authenticated, service_role;
