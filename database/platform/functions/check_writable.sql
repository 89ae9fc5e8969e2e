-- Fails with the SQLSTATE that any other write would fail with: 25006 read-only, 53100 disk full.
-- grows: whether to ask the disk for a page, which the embedded database has no vacuum for.
create or replace function platform.check_writable(grows boolean) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if grows then
    begin
      insert into platform.disk_probe (filler) values (repeat('x', 8000));
      raise exception 'the page is given back' using errcode = 'UB000';
    exception when sqlstate 'UB000' then
      null;
    end;
  end if;
  update platform.heartbeat set beaten_at = now();
end $$;
revoke all on function platform.check_writable(boolean) from public, anon, authenticated, service_role;
grant execute on function platform.check_writable(boolean) to service_role;
