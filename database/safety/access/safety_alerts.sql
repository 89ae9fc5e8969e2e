alter table public.safety_alerts enable row level security;
alter table public.safety_alerts force row level security;
grant select on public.safety_alerts to authenticated;
grant select, insert, update, delete on public.safety_alerts to service_role;

create policy "a provider reads the alerts of those who consent to be seen" on public.safety_alerts
  for select to authenticated using (provider_id = (select auth.uid()) and practice.answers_alert(user_id, reached_as,
    acknowledged_at is not null and handled_by is distinct from (select auth.uid())));
create policy "the system keeps safety alerts" on public.safety_alerts
  for all to service_role using (true) with check (true);

create trigger safety_alerts_are_told after insert or update of raised_again_at on public.safety_alerts
  for each row when (new.acknowledged_at is null and new.told_for is distinct from new.due_at) execute function practice.queue_safety_alert();
create trigger safety_alerts_are_announced after insert or update of raised_again_at, acknowledged_at, step on public.safety_alerts
  for each row execute function practice.announce_safety_alert();
create trigger safety_alerts_keep_from_desk after insert or update of user_id on public.safety_alerts
  for each row execute function accounts.keep_record_from_desk('user_id');
