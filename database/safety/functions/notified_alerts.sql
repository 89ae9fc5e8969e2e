-- The actor's alerts as a provider. While one is open, and on the day of a contact that is due: the person's phone number;
-- while it is open: the emergency contact if the person released it, or the next of kin if they did so at the clinic. For three days after the person has withdrawn their
-- consent, whoever was trying to reach them reads that and when, with the name only where they treat the person.
create or replace function practice.notified_alerts() returns table (id uuid, user_id uuid, full_name text, email text,
  phone_number text, emergency_contact jsonb, raised_at timestamptz, raised_again_at timestamptz, due_at timestamptz,
  step text, step_at timestamptz, handled_by text, is_handled_by_me boolean, acknowledged_at timestamptz, outcome text, note text,
  next_on date, followed_up_at timestamptz, reached_as text, withdrawn_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  with own as (
    select s.*, s.acknowledged_at is null as is_open, coalesce(s.handled_by = auth.uid(), false) as is_mine,
      s.next_on is not null and s.followed_up_at is null as is_followed
    from public.safety_alerts s where s.provider_id = auth.uid() and practice.may_practise()
  ), treated as (
    select distinct t.id from practice.treated_patients() as t(id)
  ), known as (
    select o.*, t.id is not null as is_treated, c.version is not null
        and (t.id is not null or c.version collate "C" >= '2026-11d') as is_agreed,
      (select date_trunc('milliseconds', max(w.withdrawn_at)) from public.consents w
        where w.user_id = o.user_id and w.purpose = 'safety_alerts' and c.version is null) as withdrawn_at
    from own o left join treated t on t.id = o.user_id
    left join public.consents c on c.user_id = o.user_id and c.purpose = 'safety_alerts' and c.withdrawn_at is null
    where t.id is not null or (o.reached_as <> 'provider' and (o.is_open or o.is_mine))
  )
  select k.id, k.user_id, case when k.is_agreed or k.is_treated then p.full_name end, case when k.is_agreed then p.email end,
    case when k.is_agreed and (k.is_open or (k.is_mine and k.is_followed and k.next_on <= (now() at time zone 'Africa/Lusaka')::date))
      then nullif(p.phone_number, '') end,
    case when k.is_agreed and k.is_open then (select coalesce(p.emergency_contact, case when e.given_how is not null then n.contact end)
      from public.consents e left join lateral (
        select jsonb_build_object('name', g.next_of_kin_name || coalesce(' (' || g.next_of_kin_relation || ')', ''), 'phone', g.next_of_kin_phone) as contact
        from public.patient_registrations g where g.user_id = p.id and g.next_of_kin_name is not null and g.next_of_kin_phone <> '') n on true
      where e.user_id = p.id and e.purpose = 'emergency_contact' and e.withdrawn_at is null
      and (k.is_treated or e.version collate "C" >= '2026-11b')) end,
    k.raised_at, k.raised_again_at, k.due_at, k.step, k.step_at, h.full_name, k.is_mine,
    k.acknowledged_at, k.outcome, k.note, k.next_on, k.followed_up_at, k.reached_as, k.withdrawn_at
  from known k join public.user_profiles p on p.id = k.user_id
  left join public.user_profiles h on h.id = k.handled_by
  where k.is_agreed or (k.withdrawn_at > greatest(now() - interval '3 days', k.raised_at) and (k.is_open or (k.is_mine and k.is_followed)))
$$;
alter function practice.notified_alerts() owner to service_role;
revoke all on function practice.notified_alerts() from public, anon, authenticated, service_role;
grant execute on function practice.notified_alerts() to authenticated;
