-- Whether a patient shares their weight with the actor, by the consent to share readings: its wording names weight from
-- 2026-11d on (`consentVersions` in domain/accounts/consent.ts), and who agreed to an earlier one shares none.
create or replace function practice.sees_weight(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.sees(patient, 'share_readings')
    and exists (select from public.consents c where c.user_id = patient and c.purpose = 'share_readings'
      and c.withdrawn_at is null and c.version collate "C" >= '2026-11d')
$$;
comment on function practice.sees_weight(uuid) is 'Whether a patient shares their weight with the actor';
alter function practice.sees_weight(uuid) owner to service_role;
revoke all on function practice.sees_weight(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.sees_weight(uuid) to authenticated, service_role;
