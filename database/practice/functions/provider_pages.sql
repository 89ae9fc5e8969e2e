-- What others may read of providers: a visitor only of those who agreed, and no gender that its provider does not show.
-- Of one provider in practice, or without an id of all who can be booked. Each with the price of each type of session.
create or replace function practice.provider_pages(wanted uuid, to_visitor boolean) returns table (id uuid, full_name text, specialty text, profession text,
  profile_picture_url text, bio text, qualifications text[], gender text, languages text[], topics text[], is_public boolean, registration jsonb, prices jsonb)
language sql stable set search_path = '' set enable_seqscan = off set jit = off as $$
  select p.id, p.full_name, p.specialty, p.profession, p.profile_picture_url, p.bio, p.qualifications,
    case when g.shows_gender then p.gender end, coalesce(g.languages, '{}'), coalesce(g.topics, '{}'), coalesce(g.is_public, false),
    (select jsonb_build_object('body', r.registration_body, 'number', r.registration_number) from public.provider_registrations r
      where r.provider_id = p.id and r.status = 'approved' order by r.submitted_at desc limit 1),
    (select coalesce(jsonb_object_agg(s.session_type, s.price_ngwee), '{}') from public.session_prices s where s.provider_id = p.id)
  from (
    select b.id from practice.bookable_providers() as b(id) where wanted is null
    union all select i.id from practice.providers_in_practice() as i(id) where i.id = wanted
  ) as w join public.user_profiles p on p.id = w.id left join public.provider_pages g on g.provider_id = p.id
  where g.is_public or not to_visitor
$$;
comment on function practice.provider_pages(uuid, boolean) is 'What visitors or signed-in people may read of providers';
alter function practice.provider_pages(uuid, boolean) owner to service_role;
revoke all on function practice.provider_pages(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function practice.provider_pages(uuid, boolean) to service_role;
