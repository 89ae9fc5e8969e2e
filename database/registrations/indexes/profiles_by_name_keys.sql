create index profiles_by_name_keys on public.user_profiles using gin (accounts.name_keys(full_name));
