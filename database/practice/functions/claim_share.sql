-- What is issued for a visit that an insurer pays for, in full or in part, becomes a claim of its share. A visit without a
-- type, of a walk-in or of before there were any, is a session: the type with which each installation began. No insurer
-- pays for a visit that was missed or cancelled late: it did not take place.
create or replace function billing.claim_share() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.insurance_claims (invoice_id, insurer_id, member_number, visit_on, amount_ngwee)
    select new.id, o.insurer_id, o.member_number, (new.session_time at time zone 'Africa/Lusaka')::date, c.ngwee
    from billing.insurance_of(new.patient_id) as o
      left join public.appointments a on a.id = new.appointment_id
      join public.insurer_shares s on s.insurer_id = o.insurer_id
        and s.visit_type_id = coalesce(a.visit_type_id, '00000000-0000-4000-8000-000000000060')
      cross join lateral (select least(new.amount_ngwee,
        coalesce(s.amount_ngwee, round(new.amount_ngwee::numeric * s.percent / 100)::integer)) as ngwee) as c
    where c.ngwee > 0 and new.charged_for is null;
  return null;
end $$;
alter function billing.claim_share() owner to service_role;
revoke all on function billing.claim_share() from public, anon, authenticated, service_role;
grant execute on function billing.claim_share() to service_role;
