-- What everybody may know of a provider: those in practice, and those the actor had to do with.
create or replace function practice.provider_cards() returns table (id uuid, full_name text, specialty text, profile_picture_url text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url from public.user_profiles p
  where p.id in (select practice.providers_in_practice()
    union select a.provider_id from public.appointments a where a.patient_id = auth.uid())
$$;
alter function practice.provider_cards() owner to service_role;
revoke all on function practice.provider_cards() from public, anon, authenticated, service_role;
grant execute on function practice.provider_cards() to authenticated, service_role;
