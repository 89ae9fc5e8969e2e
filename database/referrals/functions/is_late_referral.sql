-- Whether an urgent referral waits since two whole working days: for the patient since it was written, for the colleague
-- since it was sent, for a visit since it was accepted. Another place is out of sight once the patient agreed. Working
-- days are days of the week, without those on which the clinic is closed, after the day itself.
create or replace function practice.is_late_referral(urgency text, status text, outside text, created_at timestamptz, sent_at timestamptz, decided_at timestamptz)
returns boolean language sql stable security definer set search_path = '' as $$
  select urgency = 'urgent' and (status = 'asked' or status in ('sent', 'accepted') and outside is null)
    and (select count(*) >= 2 from generate_series(w.day + 1, (now() at time zone 'Africa/Lusaka')::date - 1, interval '1 day') as d(day)
      where extract(isodow from d.day) < 6
        and d.day::date not in (select c.day from practice.closed_between(w.day + 1, (now() at time zone 'Africa/Lusaka')::date - 1) as c))
  from (select ((case status when 'asked' then created_at when 'sent' then sent_at else decided_at end) at time zone 'Africa/Lusaka')::date as day) as w
$$;
alter function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) owner to service_role;
revoke all on function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) to authenticated, service_role;
