alter table public.payments enable row level security;
alter table public.payments force row level security;
-- Never a status, a receipt or a refund; and the amount is the plan's, whoever writes it.
grant select on public.payments to authenticated;
grant insert (id, user_id, plan_key, plan_name, amount_ngwee, phone, network, starts, purpose, invoice_id)
  on public.payments to authenticated;
grant select, insert, update, delete on public.payments to service_role;

create policy "a person reads their own payments" on public.payments for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a client asks to pay what a plan costs" on public.payments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client'
    and exists (select from public.plans p where p.key = plan_key and p.name = plan_name and p.price_ngwee = amount_ngwee and p.is_offered));
create policy "the system settles payments" on public.payments for all to service_role using (true) with check (true);
create policy "a patient asks to pay what is open of their invoice" on public.payments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and purpose = 'invoice'
    and exists (select from public.invoices i where i.id = payments.invoice_id and i.patient_id = (select auth.uid())
      and i.status = 'issued' and payments.plan_name = 'Invoice ' || i.number
      and payments.amount_ngwee = i.amount_ngwee
        - coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.invoice_id = i.id and p.reversed_at is null), 0)
        - coalesce((select sum(c.amount_ngwee) from public.credit_notes c where c.invoice_id = i.id), 0)));

create trigger payments_are_asked_for after insert on public.payments
  for each row when (new.status = 'created') execute function membership.queue_payment();
create trigger payments_keep_from_desk after insert or update of user_id on public.payments
  for each row execute function accounts.keep_record_from_desk('user_id');
create trigger payments_keep_months_of_money after update of succeeded_at on public.payments
  for each row when (new.succeeded_at is distinct from old.succeeded_at) execute function billing.keep_month('succeeded_at');
create trigger payments_keep_months_of_refunds after update of refund_sent_at on public.payments
  for each row when (new.refund_sent_at is distinct from old.refund_sent_at) execute function billing.keep_month('refund_sent_at');
create trigger payments_are_income after insert or update of status, refund_sent_at on public.payments
  for each row when (new.status = 'succeeded') execute function billing.enter_money();
