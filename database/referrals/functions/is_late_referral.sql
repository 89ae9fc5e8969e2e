-- Whether an urgent referral waits since two whole working days: for the patient since it was written, for the colleague
-- since it was sent, for a visit since it was accepted. Another place is out of sight once the patient agreed.
create or replace function practice.is_late_referral(urgency text, status text, outside text, created_at timestamptz, sent_at timestamptz, decided_at timestamptz)
returns boolean language sql stable security definer set search_path = '' as $$
  select case when urgency = 'urgent' and (status = 'asked' or status in ('sent', 'accepted') and outside is null)
    then coalesce((case status when 'asked' then created_at when 'sent' then sent_at else decided_at end)
      < practice.referrals_late_before(), false)
    else false end
$$;
alter function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) owner to service_role;
revoke all on function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.is_late_referral(text, text, text, timestamptz, timestamptz, timestamptz) to authenticated, service_role;
