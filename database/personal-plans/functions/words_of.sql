-- What a person said of steps of their care plans that do not work for them, the newest first: for that person, and for
-- the providers who see the plans.
create or replace function personal_plans.words_of(person uuid) returns table (id uuid, plan_id uuid, step_id uuid, words text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.id, w.plan_id, w.step_id, w.words, w.created_at from public.personal_plan_words w
  where w.user_id = person and w.plan_id in (select p.id from personal_plans.plans_of(person) p)
  order by w.created_at desc, w.id limit 50
$$;
alter function personal_plans.words_of(uuid) owner to service_role;
revoke all on function personal_plans.words_of(uuid) from public, anon, authenticated, service_role;
grant execute on function personal_plans.words_of(uuid) to authenticated;
