-- The consent by which a provider of the actor's profession reads screening results: therapists by `share_screenings`,
-- dietitians by a consent of their own. Null for everyone else, and where no admin has checked a profession: no consent
-- shows screening results, or item 9 of the PHQ-9, to a fitness expert.
create or replace function practice.screening_consent() returns text language sql stable security definer set search_path = '' as $$
  select case p.profession when 'therapist' then 'share_screenings' when 'dietitian' then 'share_screenings_dietitian' end
  from public.user_profiles p where p.id = auth.uid()
$$;
alter function practice.screening_consent() owner to service_role;
revoke all on function practice.screening_consent() from public, anon, authenticated, service_role;
grant execute on function practice.screening_consent() to authenticated, service_role;
