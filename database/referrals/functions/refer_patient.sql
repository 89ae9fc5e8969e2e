-- The actor refers a patient whom they treat: to a colleague in practice or to another place. `agreed` says how the
-- patient has agreed already; null where they are asked in the app.
-- `referred`; `again`: it is so already; `conflict`: the id is another's; `colleague`: no such colleague is in practice;
-- `no_login`: the patient cannot be asked in the app; `ask`: they must be, since the actor treats them by a referral alone.
-- Null where the actor does not treat the patient.
create or replace function practice.refer_patient(referral uuid, patient uuid, colleague uuid, place text, urgent text, asked text, facts text, agreed text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.referrals r where r.id = referral) then
    return case when exists (select from public.referrals r where r.id = referral and r.sender_id = auth.uid() and r.patient_id = patient
      and r.recipient_id is not distinct from colleague and r.outside is not distinct from place
      and (r.urgency, r.question, r.findings) = (urgent, asked, facts)) then 'again' else 'conflict' end;
  end if;
  if not practice.treats(patient) then return null; end if;
  if place is null and (colleague is null or colleague in (auth.uid(), patient) or not practice.is_in_practice(colleague)) then return 'colleague'; end if;
  if agreed is null and accounts.has_no_login(patient) then return 'no_login'; end if;
  if agreed is not null and not practice.has_visit_with(patient) then return 'ask'; end if;
  insert into public.referrals (id, patient_id, sender_id, recipient_id, outside, urgency, question, findings, status, agreed_how, sent_at)
    values (referral, patient, auth.uid(), colleague, place, urgent, asked, facts,
      case when agreed is null then 'asked' else 'sent' end, agreed, case when agreed is not null then now() end);
  return 'referred';
end $$;
alter function practice.refer_patient(uuid, uuid, uuid, text, text, text, text, text) owner to service_role;
revoke all on function practice.refer_patient(uuid, uuid, uuid, text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function practice.refer_patient(uuid, uuid, uuid, text, text, text, text, text) to authenticated;
