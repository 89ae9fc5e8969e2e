-- How an actor's transaction begins: role and claims for this transaction alone, then the door. One
-- statement, because each one more costs a tenth of a small read. Every login may call it: it only ever
-- makes the caller weaker.
create or replace function door.enter(claims text, audience text, staff_second_factor boolean) returns text
language plpgsql volatile as $$
begin
  perform set_config('role', 'authenticated', true), set_config('request.jwt.claims', claims, true);
  return accounts.admit(audience, staff_second_factor);
end $$;
