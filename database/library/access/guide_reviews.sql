alter table public.guide_reviews enable row level security;
alter table public.guide_reviews force row level security;
grant select, insert on public.guide_reviews to authenticated;
grant select on public.guide_reviews to service_role;

create policy "an admin reads the reviews of guides" on public.guide_reviews
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin records the review of a guide" on public.guide_reviews
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin' and changed_by = (select auth.uid()));

create policy "the system shows everyone which guides are reviewed" on public.guide_reviews
  for select to service_role using (true);
