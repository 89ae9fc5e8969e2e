create index profiles_by_plain_phone on public.user_profiles (accounts.plain_phone(phone_number) text_pattern_ops);
