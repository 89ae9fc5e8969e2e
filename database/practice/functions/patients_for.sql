-- Names and addresses of those whom the actor sees for this purpose, as practice.sees says; nothing else of their
-- profiles.
create or replace function practice.patients_for(consent text) returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where (not starts_with(consent, 'share_screenings') or consent is not distinct from (select practice.screening_consent()))
    and p.id in (select t.id from (select distinct t.id from practice.treated_patients() as t(id)) as t
    -- Asked patient by patient: one provider treats few of all who consent.
    where (select true from public.consents c where c.user_id = t.id and c.purpose = consent and c.withdrawn_at is null
      and (practice.names_colleagues(c.purpose, c.version) or t.id in (select b.id from practice.booked_patients() as b(id)))))
$$;
alter function practice.patients_for(text) owner to service_role;
revoke all on function practice.patients_for(text) from public, anon, authenticated, service_role;
grant execute on function practice.patients_for(text) to authenticated, service_role;
