-- Keeps the name that staff know: the first of several changes within 90 days.
create or replace function accounts.keep_former_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.former_names as known (user_id, full_name) values (new.id, old.full_name)
    on conflict (user_id) do update set full_name = excluded.full_name, changed_at = excluded.changed_at
      where known.changed_at < now() - interval '90 days';
  return null;
end $$;
alter function accounts.keep_former_name() owner to service_role;
revoke all on function accounts.keep_former_name() from public, anon, authenticated, service_role;
grant execute on function accounts.keep_former_name() to service_role;
