alter table public.slot_offers enable row level security;
alter table public.slot_offers force row level security;
grant select on public.slot_offers to authenticated;
grant update (answer, answered_at) on public.slot_offers to authenticated;
grant select, insert, update, delete on public.slot_offers to service_role;

create policy "the system keeps slot offers" on public.slot_offers for all to service_role using (true) with check (true);
create policy "a patient reads what they are offered" on public.slot_offers for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a patient answers a standing offer" on public.slot_offers for update to authenticated
  using (patient_id = (select auth.uid()) and answer is null and expires_at > now())
  with check (patient_id = (select auth.uid()) and answer in ('accepted', 'refused'));

create trigger slot_offers_keep_from_desk after insert or update of patient_id on public.slot_offers
  for each row execute function accounts.keep_record_from_desk('patient_id');
