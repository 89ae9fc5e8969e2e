-- additive
-- The parent or guardian of somebody under 18. The ages themselves are in domain/age.ts.

alter table public.user_profiles
  add column guardian_name text check (length(guardian_name) between 1 and 200),
  add column guardian_agreed_at timestamptz(3),
  add constraint guardian_has_agreed check ((guardian_name is null) = (guardian_agreed_at is null));
comment on column public.user_profiles.guardian_name is 'Parent or guardian of somebody under 18, who knows of the account and agrees';
grant update (guardian_name, guardian_agreed_at) on public.user_profiles to authenticated;
