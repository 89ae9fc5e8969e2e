-- The newest results, sixty of a patient at most, of the patients whose results the actor may read at this moment: all
-- of them by the consent for the actor's profession, or those that were shared on request with the actor, a therapist. Only of patients with item 9 of the PHQ-9
-- above 0 in the newest, with a newest score that is worse than the one before or the first, or with so many sessions and
-- a score that was and is at the cut-off and is better by fewer points than `better`. The arrays are of PHQ-9, GAD-7 and
-- WHO-5, of which a low one is the worse: its scores are negated here. No answer is returned besides item 9.
create or replace function practice.attention_results(sessions integer, cut_offs integer[], better integer[]) returns table (patient_id uuid, created_at timestamptz,
  results jsonb, instrument_versions jsonb, item_9 integer, under_18 boolean)
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
  with patients as materialized (
    select distinct a.patient_id from public.appointments a
    where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
      and not exists (select from public.discharges x where x.provider_id = auth.uid() and x.patient_id = a.patient_id and x.readmitted_at is null)
      and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
  ), consenting as materialized (
    select p.patient_id from patients p
    where (select true from public.consents c where c.user_id = p.patient_id and c.purpose = (select practice.screening_consent()) and c.withdrawn_at is null)
  ), single as materialized (
    select r.id, r.user_id, r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.questionnaire_requests q
    join patients p on p.patient_id = q.patient_id
    join public.screening_results r on r.id = q.result_id and r.user_id = q.patient_id and r.removed_at is null
    where q.provider_id = auth.uid() and q.status = 'shared' and (select practice.practises_as('therapist'))
      and not exists (select from consenting c where c.patient_id = q.patient_id)
  ), newest_first as (
    select c.patient_id as user_id, true as is_all, n.* from consenting c cross join lateral (
      select min(s.created_at) as from_at, max(s.created_at) as to_at,
        array_agg(s.phq_9) filter (where s.phq_9 is not null) as phq, array_agg(s.gad_7) filter (where s.gad_7 is not null) as gad,
        array_agg(-s.who_5) filter (where s.who_5 is not null) as who, array_agg(coalesce(s.item_9, 0)) filter (where s.phq_9 is not null) as item_9
      from (select r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.screening_results r
        where r.user_id = c.patient_id and r.removed_at is null order by r.created_at desc, r.id desc limit 60) as s) as n
    union all
    select s.user_id, false, min(s.created_at), max(s.created_at),
      array_agg(s.phq_9 order by s.created_at desc) filter (where s.phq_9 is not null), array_agg(s.gad_7 order by s.created_at desc) filter (where s.gad_7 is not null),
      array_agg(-s.who_5 order by s.created_at desc) filter (where s.who_5 is not null), array_agg(coalesce(s.item_9, 0) order by s.created_at desc) filter (where s.phq_9 is not null)
    from single s group by s.user_id
  ), wanted as materialized (
    -- Asked patient by patient: of people there are many, of these few.
    select n.user_id, n.is_all, (select p.date_of_birth from public.user_profiles p where p.id = n.user_id) as born from newest_first n
    where n.item_9[1] > 0
      or n.phq[1] > least(n.phq[2], n.phq[cardinality(n.phq)])
      or n.gad[1] > least(n.gad[2], n.gad[cardinality(n.gad)])
      or n.who[1] > least(n.who[2], n.who[cardinality(n.who)])
      or (cardinality(n.phq) > 1 and least(n.phq[1], n.phq[cardinality(n.phq)]) >= cut_offs[1] and n.phq[cardinality(n.phq)] - n.phq[1] < better[1]
          or cardinality(n.gad) > 1 and least(n.gad[1], n.gad[cardinality(n.gad)]) >= cut_offs[2] and n.gad[cardinality(n.gad)] - n.gad[1] < better[2]
          or cardinality(n.who) > 1 and least(n.who[1], n.who[cardinality(n.who)]) >= -cut_offs[3] and n.who[cardinality(n.who)] - n.who[1] < better[3])
        and (select count(*) from public.appointments a where a.provider_id = auth.uid() and a.patient_id = n.user_id
          and a.status = 'completed' and a.appointment_time between n.from_at and n.to_at) >= sessions
  )
  select w.user_id, s.created_at, s.results, s.instrument_versions, coalesce(s.item_9, 0),
    extract(year from age((s.created_at at time zone 'Africa/Lusaka')::date, w.born)) < 18
  from wanted w cross join lateral (
    (select r.created_at, r.results, r.instrument_versions, r.item_9 from public.screening_results r
      where w.is_all and r.user_id = w.user_id and r.removed_at is null order by r.created_at desc, r.id desc limit 60)
    union all
    select r.created_at, r.results, r.instrument_versions, r.item_9 from single o join public.screening_results r on r.id = o.id
      where not w.is_all and o.user_id = w.user_id) as s
$$;
comment on function practice.attention_results(integer, integer[], integer[]) is 'Results that patients share with the actor, of those who may need attention';
alter function practice.attention_results(integer, integer[], integer[]) owner to service_role;
revoke all on function practice.attention_results(integer, integer[], integer[]) from public, anon, authenticated, service_role;
grant execute on function practice.attention_results(integer, integer[], integer[]) to authenticated;
