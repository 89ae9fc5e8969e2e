-- A step of the actor, who is the patient (agree, reject), the sender (withdraw) or the colleague (accept, decline, which
-- is also how an accepted one is handed back). `referralSteps` in domain/referrals/referral-state.ts says the same.
-- `done`; `again`: it is so already; `closed`: not possible any more. Null where the referral is not the actor's on this
-- side. To accept ends no discharge by the colleague: a visit does.
create or replace function practice.step_referral(referral uuid, step text, why text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.referrals;
  becomes text := case step when 'agree' then 'sent' when 'reject' then 'rejected' when 'withdraw' then 'withdrawn'
    when 'accept' then 'accepted' when 'decline' then 'declined' end;
begin
  select * into known from public.referrals r where r.id = referral and case
    when step in ('agree', 'reject') then r.patient_id = auth.uid()
    when step = 'withdraw' then r.sender_id = auth.uid() and practice.may_practise()
    else r.recipient_id = auth.uid() and r.sent_at is not null and practice.may_practise() end for update;
  if not found or becomes is null then return null; end if;
  if known.status = becomes then return 'again'; end if;
  if step || ' ' || known.status not in ('agree asked', 'reject asked', 'reject sent', 'reject accepted', 'reject booked',
    'withdraw asked', 'withdraw sent', 'accept sent', 'decline sent', 'decline accepted') then return 'closed'; end if;
  update public.referrals r set status = becomes,
      agreed_how = case when step = 'agree' then 'in the app' else r.agreed_how end,
      sent_at = case when step = 'agree' then now() else r.sent_at end,
      decided_at = case when step in ('accept', 'decline') then now() else r.decided_at end,
      decline_reason = case when step = 'decline' then why end
    where r.id = referral;
  if step = 'accept' then
    -- A visit may be there already.
    update public.referrals r set status = 'booked' where r.id = referral and exists (select from public.appointments a
      where a.provider_id = r.recipient_id and a.patient_id = r.patient_id and a.status in ('requested', 'confirmed')
        and not a.by_desk_alone and a.appointment_time > now() and (a.status = 'confirmed' or a.requested_by = 'patient'));
  end if;
  return 'done';
end $$;
alter function practice.step_referral(uuid, text, text) owner to service_role;
revoke all on function practice.step_referral(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function practice.step_referral(uuid, text, text) to authenticated;
