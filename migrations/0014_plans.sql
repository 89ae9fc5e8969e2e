-- Meal and exercise plans: who may answer, what was asked, the plans that were written, and what they are written with.

-- What a provider was let into practice as: checked by an admin with the registration. The specialty
-- on their card is theirs to word and decides nothing.
alter table public.user_profiles add column profession text check (profession in ('therapist', 'dietitian', 'fitness expert'));
alter table public.provider_registrations add column profession text check (profession in ('therapist', 'dietitian', 'fitness expert'));
grant select (profession) on public.provider_registrations to authenticated;
set local role service_role;
update public.user_profiles set profession = case
  when specialty ~* 'diet|nutrition' then 'dietitian'
  when specialty ~* 'fitness|exercise|trainer|physio' then 'fitness expert'
  else 'therapist' end
where role = 'provider' and provider_status = 'approved';
reset role;

-- True where the actor is in practice, and was let in as this.
create function practice.practises_as(wanted text) returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.is_in_practice(auth.uid()) and exists (select from public.user_profiles where id = auth.uid() and profession = wanted) $$;
grant create on schema practice to service_role;
alter function practice.practises_as(text) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.practises_as(text) from public;
grant execute on function practice.practises_as(text) to authenticated;

-- The door of 0008, with two more audiences: dietitians in practice, and whoever writes plans.
create or replace function accounts.admit(audience text, staff_second_factor boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  who record;
  in_practice boolean;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, p.profession, s.aal,
      exists (select from accounts.factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    into who
    from accounts.sessions s
    join accounts.users u on u.id = s.user_id
    join public.user_profiles p on p.id = s.user_id
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
  if not found then
    raise exception 'no such session' using errcode = 'UB401';
  end if;
  -- Whoever has a second factor has shown it in this session; staff must have one where it is required.
  if who.aal <> 'aal2' and (who.has_factor
    or (audience <> 'signed-in' and who.role <> 'client' and staff_second_factor)) then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  in_practice := who.role = 'provider' and who.provider_status = 'approved'
    and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date;
  if not coalesce(case audience
    when 'signed-in' then true
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then in_practice
    when 'dietitian' then in_practice and who.profession = 'dietitian'
    when 'plan-writer' then in_practice and who.profession in ('dietitian', 'fitness expert')
    when 'admin' then who.role = 'admin'
    else false
  end, false) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;

-- What a person asked for. Which options there are is the application's to know.
create table public.meal_plan_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  primary_goal text not null check (length(primary_goal) between 1 and 60),
  goal_details jsonb not null check (jsonb_typeof(goal_details) = 'object'),
  dietary_profile jsonb not null check (jsonb_typeof(dietary_profile) = 'object'),
  budget_logistics jsonb not null check (jsonb_typeof(budget_logistics) = 'object'),
  final_details text check (length(final_details) <= 2000),
  agreement boolean not null check (agreement),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  -- The dietitian who is writing, or has written; null while nobody has taken it.
  taken_by uuid references public.user_profiles on delete set null,
  taken_at timestamptz(3),
  completed_at timestamptz(3),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  check ((status = 'completed') = (completed_at is not null))
);

create table public.exercise_plan_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  profile_goals jsonb not null check (jsonb_typeof(profile_goals) = 'object'),
  fitness_level jsonb not null check (jsonb_typeof(fitness_level) = 'object'),
  environment_equipment jsonb not null check (jsonb_typeof(environment_equipment) = 'object'),
  health_history jsonb not null check (jsonb_typeof(health_history) = 'object'),
  exercise_preferences jsonb not null check (jsonb_typeof(exercise_preferences) = 'object'),
  lifestyle_nutrition jsonb not null check (jsonb_typeof(lifestyle_nutrition) = 'object'),
  consent_given boolean not null check (consent_given),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  taken_by uuid references public.user_profiles on delete set null,
  taken_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((status = 'completed') = (completed_at is not null))
);

-- What was written for a request. Nothing of it ever changes: a modification is the next version.
create table public.meal_plans (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.meal_plan_requests on delete cascade,
  version integer not null check (version > 0),
  author_id uuid references public.user_profiles on delete set null,
  dietitian_message text not null check (length(dietitian_message) between 1 and 4000),
  weekly_schedule jsonb not null check (jsonb_typeof(weekly_schedule) = 'array'),
  recipes jsonb not null check (jsonb_typeof(recipes) = 'array'),
  shopping_list jsonb not null check (jsonb_typeof(shopping_list) = 'array'),
  created_at timestamptz(3) not null default now(),
  -- When the person was written to about it.
  told_at timestamptz(3),
  unique (request_id, version)
);

create table public.exercise_plans (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.exercise_plan_requests on delete cascade,
  version integer not null check (version > 0),
  author_id uuid references public.user_profiles on delete set null,
  expert_message text not null check (length(expert_message) between 1 and 4000),
  weekly_schedule jsonb not null check (jsonb_typeof(weekly_schedule) = 'array'),
  progression text check (length(progression) <= 2000),
  safety_notes text check (length(safety_notes) <= 2000),
  created_at timestamptz(3) not null default now(),
  -- When the person was written to about it.
  told_at timestamptz(3),
  unique (request_id, version)
);

create schema plans;
revoke all on schema plans from public;
grant usage on schema plans to authenticated, service_role;

-- Both kinds go the same way: asked for, taken, written, perhaps sent back with a note.
do $$
declare kind text; profession text; columns text; content text; goal text; f text;
begin
  for kind, profession, columns, content, goal in values
    ('meal', 'dietitian', 'primary_goal, goal_details, dietary_profile, budget_logistics, final_details, agreement',
      'dietitian_message, weekly_schedule, recipes, shopping_list', 'r.primary_goal'),
    ('exercise', 'fitness expert', 'profile_goals, fitness_level, environment_equipment, health_history, exercise_preferences, lifestyle_nutrition, consent_given',
      'expert_message, weekly_schedule, progression, safety_notes', $goal$r.profile_goals ->> 'primaryGoal'$goal$)
  loop
    execute format($table$
      create table public.%1$I_plan_changes (
        id uuid primary key default gen_random_uuid(),
        request_id uuid not null references public.%1$I_plan_requests on delete cascade,
        note text not null check (length(note) between 1 and 2000),
        created_at timestamptz(3) not null default now(),
        -- When whoever wrote the plan was written to about it.
        told_at timestamptz(3)
      );
      create index %1$I_plan_changes_untold on public.%1$I_plan_changes (created_at) where told_at is null;
      create index %1$I_plans_untold on public.%1$I_plans (created_at) where told_at is null;
      create index %1$I_plan_changes_of_request on public.%1$I_plan_changes (request_id, created_at);
      create index %1$I_plan_requests_newest on public.%1$I_plan_requests (user_id, created_at desc, id desc);
      create index %1$I_plan_requests_waiting on public.%1$I_plan_requests (created_at, id) where status = 'pending';
      create index %1$I_plan_requests_taken on public.%1$I_plan_requests (taken_by, created_at) where taken_by is not null;
      create index %1$I_plans_of_author on public.%1$I_plans (author_id) where author_id is not null;

      -- How many of the actor's requests wait for a first plan or a change.
      create function plans.open_%1$I_requests() returns integer language sql stable security definer set search_path = '' as
        $f$ select count(*)::integer from public.%1$I_plan_requests where user_id = auth.uid() and status = 'pending' $f$;
      -- What waits for somebody to take it, without a name and without what was answered.
      create function plans.waiting_%1$I_requests() returns table (id uuid, primary_goal text, created_at timestamptz, waiting_since timestamptz, changes integer)
      language sql stable security definer set search_path = '' as $f$
        select r.id, %4$s, r.created_at, coalesce(c.newest, r.created_at), coalesce(c.count, 0)::integer
        from public.%1$I_plan_requests r
        left join lateral (select max(created_at) as newest, count(*) as count from public.%1$I_plan_changes where request_id = r.id) as c on true
        where practice.practises_as(%2$L) and r.status = 'pending' and r.user_id <> auth.uid()
          and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by))
      $f$;
      -- The actor takes a waiting request, so that nobody else writes for it: 'mine' from then on, 'theirs' where
      -- a colleague was first, null where there is nothing to take.
      create function plans.take_%1$I_request(request uuid) returns text language plpgsql security definer set search_path = '' as $f$
      begin
        if not practice.practises_as(%2$L) then return null; end if;
        update public.%1$I_plan_requests r set taken_by = auth.uid(), taken_at = now()
          where r.id = request and r.status = 'pending' and r.user_id <> auth.uid()
            and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by));
        return (select case r.taken_by when auth.uid() then 'mine' else 'theirs' end
          from public.%1$I_plan_requests r where r.id = request and r.user_id <> auth.uid());
      end $f$;
      -- The actor gives a request that waits back to their colleagues.
      create function plans.release_%1$I_request(request uuid) returns boolean language plpgsql security definer set search_path = '' as $f$
      begin
        update public.%1$I_plan_requests r set taken_by = null, taken_at = null
          where r.id = request and r.status = 'pending' and r.taken_by = auth.uid() and practice.practises_as(%2$L);
        return found;
      end $f$;
      -- Whom the actor writes for.
      create function plans.person_of_%1$I_request(request uuid) returns table (id uuid, full_name text, gender text, date_of_birth date, known_allergies_conditions text)
      language sql stable security definer set search_path = '' as $f$
        select p.id, p.full_name, p.gender, p.date_of_birth, p.known_allergies_conditions
        from public.%1$I_plan_requests r join public.user_profiles p on p.id = r.user_id
        where r.id = request and r.taken_by = auth.uid() and practice.practises_as(%2$L)
      $f$;
      -- Who wrote the plans that the actor asked for, or wrote themselves.
      create function plans.authors_of_%1$I_plans() returns table (id uuid, full_name text, profile_picture_url text)
      language sql stable security definer set search_path = '' as $f$
        select p.id, p.full_name, p.profile_picture_url from public.user_profiles p
        where p.id in (select w.author_id from public.%1$I_plans w join public.%1$I_plan_requests r on r.id = w.request_id
          where r.user_id = auth.uid() or r.taken_by = auth.uid() and practice.practises_as(%2$L))
      $f$;
      -- Versions are counted one after the other; a plan completes its request, a change opens it again.
      create function plans.count_%1$I_plan() returns trigger language plpgsql security definer set search_path = '' as $f$
      begin
        perform from public.%1$I_plan_requests where id = new.request_id for update;
        new.version := (select coalesce(max(version), 0) + 1 from public.%1$I_plans where request_id = new.request_id);
        return new;
      end $f$;
      create trigger %1$I_plans_are_counted before insert on public.%1$I_plans for each row execute function plans.count_%1$I_plan();
      create function plans.complete_%1$I_request() returns trigger language plpgsql security definer set search_path = '' as $f$
      begin
        update public.%1$I_plan_requests set status = 'completed', completed_at = now() where id = new.request_id;
        return null;
      end $f$;
      create trigger %1$I_plans_complete_a_request after insert on public.%1$I_plans for each row execute function plans.complete_%1$I_request();
      create function plans.reopen_%1$I_request() returns trigger language plpgsql security definer set search_path = '' as $f$
      begin
        update public.%1$I_plan_requests set status = 'pending', completed_at = null where id = new.request_id;
        return null;
      end $f$;
      create trigger %1$I_plan_changes_reopen_a_request after insert on public.%1$I_plan_changes for each row execute function plans.reopen_%1$I_request();

      alter table public.%1$I_plan_requests enable row level security;
      alter table public.%1$I_plan_requests force row level security;
      alter table public.%1$I_plans enable row level security;
      alter table public.%1$I_plans force row level security;
      alter table public.%1$I_plan_changes enable row level security;
      alter table public.%1$I_plan_changes force row level security;
      grant select, insert (id, user_id, %3$s) on public.%1$I_plan_requests to authenticated;
      grant select, insert (id, request_id, author_id, %5$s) on public.%1$I_plans to authenticated;
      grant select, insert (id, request_id, note) on public.%1$I_plan_changes to authenticated;
      grant select, insert, update, delete on public.%1$I_plan_requests, public.%1$I_plans, public.%1$I_plan_changes to service_role;

      create policy "a person reads their own requests" on public.%1$I_plan_requests
        for select to authenticated using (user_id = (select auth.uid()));
      create policy "a provider reads the requests they have taken" on public.%1$I_plan_requests
        for select to authenticated using (taken_by = (select auth.uid()) and (select practice.practises_as(%2$L)));
      create policy "a person asks for a plan while consent stands" on public.%1$I_plan_requests
        for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()) and (select plans.open_%1$I_requests()) < 5);
      create policy "the system keeps requests" on public.%1$I_plan_requests
        for all to service_role using (true) with check (true);
      -- Whoever sees the request sees its plans and changes: these conditions are read under its policies.
      create policy "whoever sees the request reads its plans" on public.%1$I_plans
        for select to authenticated using (exists (select from public.%1$I_plan_requests r where r.id = request_id));
      create policy "a provider writes a plan for a request they have taken" on public.%1$I_plans
        for insert to authenticated with check (author_id = (select auth.uid()) and (select practice.practises_as(%2$L))
          and exists (select from public.%1$I_plan_requests r where r.id = request_id and r.taken_by = (select auth.uid())));
      create policy "the system keeps plans" on public.%1$I_plans
        for all to service_role using (true) with check (true);
      create policy "whoever sees the request reads its changes" on public.%1$I_plan_changes
        for select to authenticated using (exists (select from public.%1$I_plan_requests r where r.id = request_id));
      create policy "a person asks for a change of a plan while consent stands" on public.%1$I_plan_changes
        for insert to authenticated with check ((select accounts.consent_stands()) and exists (select from public.%1$I_plan_requests r
          where r.id = request_id and r.user_id = (select auth.uid()) and r.status = 'completed'));
      create policy "the system keeps changes" on public.%1$I_plan_changes
        for all to service_role using (true) with check (true);
    $table$, kind, profession, columns, goal, content);
  end loop;
end $$;

-- Plans that a provider keeps to start from; `content` is a plan of its kind.
create table public.plan_templates (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  kind text not null check (kind in ('meal', 'exercise')),
  name text not null check (length(name) between 1 and 120),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, kind, name)
);
alter table public.plan_templates enable row level security;
alter table public.plan_templates force row level security;
grant select, insert, update, delete on public.plan_templates to authenticated, service_role;
create policy "a provider keeps their own templates" on public.plan_templates for all to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid())
    and (select practice.practises_as(case kind when 'meal' then 'dietitian' else 'fitness expert' end)));
create policy "the system keeps templates" on public.plan_templates
  for all to service_role using (true) with check (true);

-- Foods of Zambian kitchens and markets with household portions. Prices are what a dietitian last saw;
-- none is made up, so there is none at first.
create table public.foods (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 120),
  local_names text check (length(local_names) <= 200),
  food_group text not null check (food_group in ('Staples', 'Leaves and vegetables', 'Beans, peas and nuts', 'Fish, meat, eggs and insects', 'Milk', 'Fruit', 'Fats', 'Drinks', 'Others')),
  -- One portion in a household measure, for an adult.
  portion text not null check (length(portion) between 1 and 200),
  price_ngwee integer check (price_ngwee between 0 and 100000000),
  -- What the price buys: "a heap", "1 kg".
  price_per text check (length(price_per) between 1 and 60),
  price_seen_at timestamptz(3),
  updated_by uuid references public.user_profiles on delete set null,
  updated_at timestamptz(3) not null default now(),
  check ((price_ngwee is null) = (price_per is null)),
  check ((price_ngwee is null) = (price_seen_at is null))
);
create index foods_by_editor on public.foods (updated_by) where updated_by is not null;
alter table public.foods enable row level security;
alter table public.foods force row level security;
grant select, insert, update, delete on public.foods to service_role;
grant select, insert (id, name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by),
  update (name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by, updated_at) on public.foods to authenticated;
create policy "a dietitian in practice reads the foods" on public.foods
  for select to authenticated using ((select practice.practises_as('dietitian')));
create policy "a dietitian in practice adds a food" on public.foods
  for insert to authenticated with check ((select practice.practises_as('dietitian')) and updated_by = (select auth.uid()));
create policy "a dietitian in practice edits a food" on public.foods
  for update to authenticated using ((select practice.practises_as('dietitian'))) with check (updated_by = (select auth.uid()));
create policy "the system keeps foods" on public.foods for all to service_role using (true) with check (true);

set local role service_role;
insert into public.foods (food_group, name, local_names, portion) values
  ('Staples', 'Nshima of maize meal', 'ubwali, nsima', '2 lumps, each the size of your fist'),
  ('Staples', 'Nshima of cassava meal', null, '2 lumps, each the size of your fist'),
  ('Staples', 'Nshima of millet or sorghum meal', null, '2 lumps, each the size of your fist'),
  ('Staples', 'Rice, cooked', null, '1 cupped hand, heaped'),
  ('Staples', 'Samp, cooked', null, '1 cupped hand, heaped'),
  ('Staples', 'Sweet potato, boiled', 'kandolo', '1 the size of your fist'),
  ('Staples', 'Cassava, boiled', 'tute', '1 piece the length of your palm'),
  ('Staples', 'Irish potatoes, boiled', null, '2 the size of an egg'),
  ('Staples', 'Fresh maize on the cob', null, '1 cob'),
  ('Staples', 'Maize porridge', null, '1 cup'),
  ('Staples', 'Bread, brown', null, '2 slices'),
  ('Staples', 'Green banana or plantain, cooked', null, '1 finger'),
  ('Leaves and vegetables', 'Rape', null, '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Pumpkin leaves', 'chibwabwa', '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Sweet potato leaves', 'kalembula', '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Amaranth leaves', 'bondwe', '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Cassava leaves', 'katapa', '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Hibiscus leaves', 'lumanda', '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Chinese cabbage', null, '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Cabbage', null, '2 cupped hands, cooked'),
  ('Leaves and vegetables', 'Okra', 'delele', '1 cupped hand, cooked'),
  ('Leaves and vegetables', 'Garden eggs', 'impwa', '5 small ones'),
  ('Leaves and vegetables', 'Tomatoes', null, '2 of them'),
  ('Leaves and vegetables', 'Onion', null, 'half of one'),
  ('Leaves and vegetables', 'Pumpkin', null, '1 cupped hand, cooked'),
  ('Leaves and vegetables', 'Green beans', null, '1 cupped hand, cooked'),
  ('Leaves and vegetables', 'Carrots', null, '1 of them'),
  ('Leaves and vegetables', 'Mushrooms', null, '1 cupped hand, cooked'),
  ('Beans, peas and nuts', 'Beans, cooked', 'cilemba', '1 cupped hand'),
  ('Beans, peas and nuts', 'Cowpeas, cooked', null, '1 cupped hand'),
  ('Beans, peas and nuts', 'Pigeon peas, cooked', null, '1 cupped hand'),
  ('Beans, peas and nuts', 'Bambara nuts, boiled', null, '1 cupped hand'),
  ('Beans, peas and nuts', 'Soya pieces', null, '1 cupped hand, soaked'),
  ('Beans, peas and nuts', 'Groundnuts', null, '1 small handful'),
  ('Beans, peas and nuts', 'Pounded groundnuts', null, '2 tablespoons'),
  ('Fish, meat, eggs and insects', 'Kapenta, dried', null, '1 handful'),
  ('Fish, meat, eggs and insects', 'Chisense, dried', null, '1 handful'),
  ('Fish, meat, eggs and insects', 'Bream, fresh', null, '1 the size of your palm'),
  ('Fish, meat, eggs and insects', 'Village chicken', null, '1 piece the size of your palm'),
  ('Fish, meat, eggs and insects', 'Chicken', null, '1 piece the size of your palm'),
  ('Fish, meat, eggs and insects', 'Eggs', null, '2 of them'),
  ('Fish, meat, eggs and insects', 'Beef, lean', null, '1 piece the size of your palm'),
  ('Fish, meat, eggs and insects', 'Goat', null, '1 piece the size of your palm'),
  ('Fish, meat, eggs and insects', 'Caterpillars, dried', 'ifishimu, vinkubala', '1 handful'),
  ('Milk', 'Sour milk', 'mabisi', '1 cup'),
  ('Milk', 'Fresh milk', null, '1 cup'),
  ('Milk', 'Yoghurt, plain', null, '1 cup'),
  ('Fruit', 'Mango', null, '1 small one'),
  ('Fruit', 'Banana', null, '1 of them'),
  ('Fruit', 'Orange', null, '1 of them'),
  ('Fruit', 'Guava', null, '2 of them'),
  ('Fruit', 'Pawpaw', null, '1 slice the length of your hand'),
  ('Fruit', 'Watermelon', null, '1 slice the length of your hand'),
  ('Fruit', 'Wild loquat', 'masuku', '1 handful'),
  ('Fruit', 'Avocado', null, 'half of one'),
  ('Fruit', 'Lemon', null, 'half of one'),
  ('Fats', 'Cooking oil', null, '1 teaspoon'),
  ('Drinks', 'Water', null, '1 glass'),
  ('Drinks', 'Tea without sugar', null, '1 cup'),
  ('Drinks', 'Munkoyo', null, '1 cup'),
  ('Drinks', 'Maheu', null, '1 cup'),
  ('Others', 'Salt', null, '1 pinch'),
  ('Others', 'Sugar', null, '1 teaspoon');
reset role;

grant create on schema plans to service_role;
do $$
declare kind text; f text;
begin
  foreach kind in array array['meal', 'exercise'] loop
    foreach f in array array[format('open_%s_requests()', kind), format('waiting_%s_requests()', kind), format('take_%s_request(uuid)', kind),
      format('release_%s_request(uuid)', kind), format('person_of_%s_request(uuid)', kind), format('authors_of_%s_plans()', kind),
      format('count_%s_plan()', kind), format('complete_%s_request()', kind), format('reopen_%s_request()', kind)] loop
      execute 'alter function plans.' || f || ' owner to service_role';
      execute 'revoke all on function plans.' || f || ' from public';
      if f not like 'count%' and f not like 'complete%' and f not like 'reopen%' then
        execute 'grant execute on function plans.' || f || ' to authenticated';
      end if;
    end loop;
  end loop;
end $$;
revoke create on schema plans from service_role;
