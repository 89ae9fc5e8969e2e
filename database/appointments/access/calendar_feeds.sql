alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
grant delete on public.calendar_feeds to authenticated;
grant select (id, user_id, shows_names, last_read_on, created_at) on public.calendar_feeds to authenticated;
grant insert (user_id, token_hash) on public.calendar_feeds to authenticated;
grant update (token_hash, shows_names, last_read_on, created_at) on public.calendar_feeds to authenticated;
-- The system ends it with all sessions of its owner.
grant select, delete on public.calendar_feeds to service_role;
grant update (last_read_on) on public.calendar_feeds to service_role;

create policy "the system reads calendar feeds and notes when" on public.calendar_feeds for all to service_role using (true) with check (true);
create policy "a person keeps their own calendar feed" on public.calendar_feeds for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger calendar_feeds_renew_calendar_entries after update of shows_names on public.calendar_feeds for each row
  when (new.shows_names is distinct from old.shows_names) execute function practice.renew_calendar_entries();
