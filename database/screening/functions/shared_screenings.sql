-- The patients who share their screenings with providers of the actor's profession, each with the time of the newest.
create or replace function practice.shared_screenings() returns table (id uuid, full_name text, email text, newest_result_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, p.email, (select max(r.created_at) from public.screening_results r where r.user_id = p.id and r.removed_at is null)
  from practice.patients_for((select practice.screening_consent())) as p
$$;
alter function practice.shared_screenings() owner to service_role;
revoke all on function practice.shared_screenings() from public, anon, authenticated, service_role;
grant execute on function practice.shared_screenings() to authenticated;
