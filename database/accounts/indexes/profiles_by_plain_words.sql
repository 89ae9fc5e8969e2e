create index profiles_by_plain_words on public.user_profiles using gin (to_tsvector('simple', accounts.plain_words(full_name)));
