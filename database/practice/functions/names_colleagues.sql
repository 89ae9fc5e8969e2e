-- Whether the wording that a person agreed to names, beside providers with an appointment, the colleague who covers for
-- one and the colleague of a referral: `consentVersions` in domain/accounts/consent.ts has the versions. Readings at the
-- clinic are for a provider with an appointment alone. To keep data at all is about no reader.
create or replace function practice.names_colleagues(purpose text, version text) returns boolean language sql immutable as $$
  select coalesce(case purpose
    when 'health_data' then true
    when 'share_readings' then version collate "C" >= '2026-11c'
    when 'share_screenings' then version collate "C" >= '2026-11d'
    when 'share_screenings_dietitian' then version collate "C" >= '2026-11b'
    when 'safety_alerts' then version collate "C" >= '2026-11d' end, false)
$$;
alter function practice.names_colleagues(text, text) owner to service_role;
revoke all on function practice.names_colleagues(text, text) from public, anon, authenticated, service_role;
grant execute on function practice.names_colleagues(text, text) to service_role;
