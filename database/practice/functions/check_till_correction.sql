-- An open till is counted again; only a closed one is corrected.
create or replace function billing.check_till_correction() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.tills t where t.id = new.till_id and t.closed_at is not null for key share;
  if not found then raise exception 'this till is open' using errcode = 'UB409'; end if;
  return new;
end $$;
alter function billing.check_till_correction() owner to service_role;
revoke all on function billing.check_till_correction() from public, anon, authenticated, service_role;
grant execute on function billing.check_till_correction() to service_role;
