-- The one of the specification, which counts until an admin says otherwise.
insert into public.visit_types (id, name, duration_minutes, session_types)
  values ('00000000-0000-4000-8000-000000000060', 'Session', 60, '{Virtual,Phone,In-person}');
