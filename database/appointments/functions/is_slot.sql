-- Whether an hour can begin then at the clinic.
create or replace function practice.is_slot(at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select exists (select from practice.starts_among(array[at], 60)) $$;
alter function practice.is_slot(timestamptz) owner to service_role;
revoke all on function practice.is_slot(timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.is_slot(timestamptz) to service_role;
