-- Whether a visit of this type may be booked with this provider in this way. Without a type it is a session of an hour,
-- as servers before visit types book it.
create or replace function practice.is_bookable_type(visit_type uuid, provider uuid, of_type text, by text) returns boolean
language sql stable security definer set search_path = '' as $$
  select visit_type is null or exists (select from public.visit_types t join public.user_profiles p on p.id = provider
    where t.id = visit_type and t.retired_at is null and of_type = any (t.session_types) and (t.self_booked or by = 'provider')
      and (t.professions is null or coalesce(p.profession, 'therapist') = any (t.professions)))
$$;
comment on function practice.is_bookable_type(uuid, uuid, text, text) is 'Whether a visit of this type may be booked with this provider in this way';
alter function practice.is_bookable_type(uuid, uuid, text, text) owner to service_role;
revoke all on function practice.is_bookable_type(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function practice.is_bookable_type(uuid, uuid, text, text) to authenticated, service_role;
