alter table public.invoices enable row level security;
alter table public.invoices force row level security;
grant select on public.invoices to authenticated;
grant update (amount_ngwee, status, paid_on, paid_by, waived_because, void_because) on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;

create policy "a provider in practice reads their own invoices" on public.invoices for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a patient reads what was issued to them" on public.invoices for select to authenticated
  using (patient_id = (select auth.uid()) and issued_at is not null);
create policy "a provider in practice keeps their own invoices" on public.invoices for update to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps invoices" on public.invoices for all to service_role using (true) with check (true);

create trigger invoices_keep_course before update on public.invoices for each row execute function billing.keep_course();
-- After the trigger that gives the number: triggers run in the order of their names.
create trigger invoices_number_is_written before insert or update on public.invoices
  for each row when (new.number_serial is not null) execute function billing.write_number('');
create trigger invoices_are_drawn_up_anew after update of status on public.invoices
  for each row when (new.status = 'void' and old.status <> 'void' and new.issued_at is not null) execute function billing.draw_up_anew();
create trigger invoices_are_settled after update of status on public.invoices
  for each row when (new.status = 'paid' and old.status = 'issued') execute function billing.record_rest();
create trigger invoices_are_void after update of status on public.invoices
  for each row when (new.status = 'void' and old.status in ('issued', 'paid', 'waived')) execute function billing.void_invoice();
create trigger invoices_are_announced after update of status on public.invoices
  for each row when (new.status = 'issued' and old.status = 'draft' and new.patient_id is not null) execute function billing.announce();
-- Before the functions change their owner: only who may run a function makes a trigger of it.
create trigger invoices_are_credited after update of status on public.invoices
  for each row when (new.status = 'waived' and old.status = 'issued') execute function billing.credit_waived();
create trigger invoices_keep_from_desk after insert or update of patient_id on public.invoices
  for each row execute function accounts.keep_record_from_desk('patient_id');
create trigger invoices_keep_months after update on public.invoices
  for each row when (new.issued_at is distinct from old.issued_at) execute function billing.keep_month('issued_at');
-- By their names after the number is given, and before what a void or waived invoice still asks for is credited.
create trigger invoices_are_claimed after update of status on public.invoices
  for each row when (new.status = 'issued' and old.status = 'draft') execute function billing.claim_share();
create trigger invoices_are_claimed_no_more after update of status on public.invoices
  for each row when (new.status in ('void', 'waived') and old.status <> new.status) execute function billing.withdraw_claim();
create trigger invoices_forget_members after update of patient_id on public.invoices
  for each row when (new.patient_id is null and old.patient_id is not null) execute function billing.forget_member();
create trigger invoices_void_is_announced after update of status on public.invoices
  for each row when (new.status = 'void' and old.status in ('issued', 'paid', 'waived') and new.patient_id is not null)
  execute function billing.announce_void();
