-- Whether the patient has moved a visit so late that cancelling the time that it has now costs what a late cancellation
-- does. Only of a visit of the caller, as its patient.
create or replace function billing.is_moved_late(visit uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.appointments a cross join lateral billing.notice_of(a.id) as n cross join lateral billing.charge_rule(a.id) as r
    where a.id = visit and a.patient_id = auth.uid() and n.by_move and n.notice < r.late_hours * interval '1 hour'
  )
$$;
comment on function billing.is_moved_late(uuid) is 'Whether the caller has moved a visit so late that to cancel it costs what a late cancellation does';
alter function billing.is_moved_late(uuid) owner to service_role;
revoke all on function billing.is_moved_late(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.is_moved_late(uuid) to authenticated, service_role;
