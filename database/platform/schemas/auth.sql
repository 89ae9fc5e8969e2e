-- The functions that read who is asking. On a Supabase project they are there already.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Without a search path of their own, which would keep the planner from writing them out in each policy.
do $$
begin
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable as
      $f$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $f$;
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as
      $f$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $f$;
  end if;
end $$;
