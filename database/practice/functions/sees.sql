-- True where the actor treats this person, who consents to this purpose at this moment. Of the consents to share
-- screenings only the one of the actor's own profession counts. By a referral alone, without a visit yet, only a consent
-- whose wording names the colleague of a referral.
create or replace function practice.sees(patient uuid, consent text) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.consents c where c.user_id = patient and c.purpose = consent and c.withdrawn_at is null
       and (exists (select from practice.booked_patients() as b(id) where b.id = patient)
         or practice.names_colleagues(c.purpose, c.version) and exists (select from practice.treated_patients() as t(id) where t.id = patient)))
     and (not starts_with(consent, 'share_screenings') or consent is not distinct from practice.screening_consent()) $$;
alter function practice.sees(uuid, text) owner to service_role;
revoke all on function practice.sees(uuid, text) from public, anon, authenticated, service_role;
grant execute on function practice.sees(uuid, text) to authenticated, service_role;
