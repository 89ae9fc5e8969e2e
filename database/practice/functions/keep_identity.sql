-- Holds for every role: whoever writes the profile, by whatever way. A change that an admin approved in this very
-- transaction passes, and so does closing the account, which takes the name away.
create or replace function practice.keep_identity() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.full_name, new.specialty, new.qualifications) is not distinct from (old.full_name, old.specialty, old.qualifications)
    or old.role <> 'provider' or not practice.has_verified_identity(old.id)
    or new.full_name = '' and current_setting('role', true) is distinct from 'authenticated'
    or exists (select from public.identity_changes c where c.provider_id = old.id and c.status = 'approved' and c.decided_at = date_trunc('milliseconds', now())
      and (c.full_name, c.specialty, c.qualifications) is not distinct from (new.full_name, new.specialty, new.qualifications))
  then return new; end if;
  raise exception 'an admin approves this change' using errcode = '42501';
end $$;
alter function practice.keep_identity() owner to service_role;
revoke all on function practice.keep_identity() from public, anon, authenticated, service_role;
grant execute on function practice.keep_identity() to service_role;
