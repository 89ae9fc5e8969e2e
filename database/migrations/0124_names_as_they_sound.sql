-- additive
-- no transaction

-- Patients are found by a name with one letter wrong, and by their day of birth.
create index concurrently if not exists profiles_by_name_keys on public.user_profiles using gin (accounts.name_keys(full_name));
create index concurrently if not exists profiles_by_birth on public.user_profiles (date_of_birth) where date_of_birth is not null;
