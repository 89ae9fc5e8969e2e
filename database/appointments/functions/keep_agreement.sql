-- Once its patient has accepted it, all that it becomes is agreed; where it moves before, that stays as it is.
create or replace function practice.keep_agreement() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.by_desk_alone := tg_op = 'INSERT' and new.requested_by = 'provider'
    and coalesce((select a.by_desk_alone from public.appointments a where a.id = new.moved_from), false);
  return new;
end $$;
alter function practice.keep_agreement() owner to service_role;
revoke all on function practice.keep_agreement() from public, anon, authenticated, service_role;
grant execute on function practice.keep_agreement() to service_role;
