-- For the access to a new table with a column `user_id`: a person reads and deletes their own rows; a client inserts the
-- columns `inserted` while consent stands; a person updates the columns `updated`; the system exports, seeds and erases.
-- An account of the front desk has no such row.
create or replace function platform.protect_own_rows(of regclass, inserted text[], updated text[] default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  own constant text := 'user_id = (select auth.uid())';
  inserts constant text := (select string_agg(quote_ident(name), ', ') from unnest(inserted) name);
  updates constant text := (select string_agg(quote_ident(name), ', ') from unnest(updated) name);
begin
  execute format('alter table %s enable row level security', of);
  execute format('alter table %s force row level security', of);
  execute format('grant select, insert, delete on %s to service_role', of);
  execute format('create policy "the system exports, seeds and erases" on %s for all to service_role using (true) with check (true)', of);
  execute format('grant select, delete on %s to authenticated', of);
  execute format('create policy "a person reads their own rows" on %s for select to authenticated using (%s)', of, own);
  execute format('create policy "a person deletes their own rows" on %s for delete to authenticated using (%s)', of, own);
  execute format('grant insert (%s) on %s to authenticated', inserts, of);
  execute format('create policy "a client inserts their own rows while consent stands" on %s for insert to authenticated with check (%s and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', of, own);
  if updates is not null then
    execute format('grant update (%s) on %s to authenticated', updates, of);
    execute format('create policy "a person updates their own rows" on %s for update to authenticated using (%s) with check (%s)', of, own, own);
  end if;
  execute format('create trigger %I after insert or update of user_id on %s for each row execute function accounts.keep_record_from_desk(''user_id'')',
    (select c.relname || '_keep_from_desk' from pg_catalog.pg_class c where c.oid = of), of);
end $$;
revoke all on function platform.protect_own_rows(regclass, text[], text[]) from public, anon, authenticated, service_role;
