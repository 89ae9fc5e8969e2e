-- Whom alerts of this person go to while they consent, best first: who covers for a provider of theirs today, as a clinician on duty; therapists with an appointment who have not discharged them, the next one first;
-- then the clinicians on duty in their order, then the clinic's lead, both only where the wording that the person agreed
-- to names them. Dietitians and fitness experts, and a therapist who has not accepted a request, only where none of
-- these can act; other providers who have not accepted it, never. Who cannot act (not in practice,
-- suspended, without a confirmed address, away now) comes last, so that an admin knows whom to call.
create or replace function practice.alert_recipients(patient uuid)
returns table (provider_id uuid, full_name text, reached_as text, can_act boolean, place bigint)
language sql stable set search_path = '' as $$
  with held as (
    select a.provider_id, min(a.appointment_time) filter (where a.appointment_time > now()) as next_at, max(a.appointment_time) as last_at,
      bool_or(a.status <> 'requested') as is_accepted
    from public.appointments a where a.patient_id = patient and a.provider_id is not null and a.status <> 'cancelled'
      and not exists (select from public.discharges d where d.provider_id = a.provider_id and d.patient_id = patient and d.readmitted_at is null)
    group by 1
    union all
    -- The colleague who accepted a referral, without a visit yet: the sender may have ended their care.
    select r.recipient_id, null, max(r.decided_at), true from public.referrals r
    where r.patient_id = patient and r.recipient_id is not null and r.status = 'accepted' and r.decided_at > now() - interval '90 days'
      and practice.agrees_to_duty(patient)
      and not exists (select from public.discharges d where d.provider_id = r.recipient_id and d.patient_id = patient and d.readmitted_at is null
        and d.discharged_at >= r.decided_at)
    group by 1
  ), named as (
    select h.provider_id, 'provider' as reached_as, 1 as rank, h.next_at, h.last_at, h.is_accepted from held h
    union all
    select c.id, 'on_duty', 0, null, null, true from practice.covering(patient) as c(id) where practice.agrees_to_duty(patient)
    union all
    select d.provider_id, d.duty, case d.duty when 'on_duty' then 1 + d.place else 10 end, null, null, true
    from public.safety_duties d where d.provider_id <> patient and practice.agrees_to_duty(patient)
  ), known as (
    -- A colleague who covers and is their provider as well is reached as that, and first.
    select n.provider_id, n.reached_as, min(n.rank) over (partition by n.provider_id) as rank, n.next_at, n.last_at, n.is_accepted, p.full_name, n.rank > 1 or coalesce(p.profession, 'therapist') = 'therapist' as is_therapist,
      u.email_confirmed_at is not null and n.provider_id in (select practice.providers_in_practice())
        and not practice.is_away(n.provider_id) as can_act
    from named n join public.user_profiles p on p.id = n.provider_id join accounts.users u on u.id = p.id
  ), listed as (
    select distinct on (k.provider_id) k.* from known k
    where (k.is_therapist and k.is_accepted) or ((k.is_therapist or k.is_accepted)
      and not exists (select from known t where t.is_therapist and t.is_accepted and t.can_act))
    order by k.provider_id, k.reached_as <> 'provider', not k.is_accepted
  )
  select l.provider_id, l.full_name, l.reached_as, l.can_act,
    row_number() over (order by l.can_act desc, l.rank, l.is_accepted desc, l.is_therapist desc, l.next_at is null, l.next_at, l.last_at desc, l.provider_id)
  from listed l
  where exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
$$;
alter function practice.alert_recipients(uuid) owner to service_role;
revoke all on function practice.alert_recipients(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.alert_recipients(uuid) to service_role;
