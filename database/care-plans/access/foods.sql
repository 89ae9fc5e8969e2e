alter table public.foods enable row level security;
alter table public.foods force row level security;
grant select on public.foods to authenticated;
grant insert (id, name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by)
  on public.foods to authenticated;
grant update (name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by,
  updated_at) on public.foods to authenticated;
grant select, insert, update, delete on public.foods to service_role;

create policy "a dietitian in practice reads the foods" on public.foods
  for select to authenticated using ((select practice.practises_as('dietitian')));
create policy "a dietitian in practice adds a food" on public.foods
  for insert to authenticated with check ((select practice.practises_as('dietitian')) and updated_by = (select auth.uid()));
create policy "a dietitian in practice edits a food" on public.foods
  for update to authenticated using ((select practice.practises_as('dietitian'))) with check (updated_by = (select auth.uid()));
create policy "the system keeps foods" on public.foods for all to service_role using (true) with check (true);
