create table public.pay_links (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  -- SHA-256 of the token, in hex; the token itself is nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.pay_links is 'Links by which a person without an account pays an invoice; each shows an amount and a name, and no patient';

-- One at a time for an invoice.
create unique index pay_links_one on public.pay_links (invoice_id) where revoked_at is null;
create index pay_links_of on public.pay_links (invoice_id);
