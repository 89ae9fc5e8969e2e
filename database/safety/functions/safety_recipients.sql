-- Whom alerts of this person go to while they consent, best first: therapists with an appointment, the next one
-- first; dietitians and fitness experts only where no therapist can act. Who cannot act (not in practice,
-- suspended, without a confirmed address) comes last, so that an admin knows whom to call.
create or replace function practice.safety_recipients(patient uuid) returns table (provider_id uuid, full_name text, can_act boolean, place bigint)
language sql stable set search_path = '' set enable_seqscan = off as $$
  with held as (
    select a.provider_id, min(a.appointment_time) filter (where a.appointment_time > now()) as next_at, max(a.appointment_time) as last_at
    from public.appointments a where a.patient_id = patient and a.provider_id is not null and a.status <> 'cancelled' group by 1
  ), known as (
    select h.*, p.full_name, coalesce(p.profession, 'therapist') = 'therapist' as is_therapist,
      u.email_confirmed_at is not null and h.provider_id in (select practice.providers_in_practice()) as can_act
    from held h join public.user_profiles p on p.id = h.provider_id join accounts.users u on u.id = p.id
  )
  select k.provider_id, k.full_name, k.can_act,
    row_number() over (order by k.can_act desc, k.is_therapist desc, k.next_at is null, k.next_at, k.last_at desc, k.provider_id)
  from known k
  where (k.is_therapist or not exists (select from known t where t.is_therapist and t.can_act))
    and exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
$$;
alter function practice.safety_recipients(uuid) owner to service_role;
revoke all on function practice.safety_recipients(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.safety_recipients(uuid) to service_role;
