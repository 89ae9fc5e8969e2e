-- What differs from the public holidays of practice.public_holidays: a day that is closed, or a holiday that is open.
create table public.closed_days (
  day date primary key check (day between '2000-01-01' and '2199-12-31'),
  is_closed boolean not null,
  name text not null check (length(name) between 1 and 60)
);
comment on table public.closed_days is 'Days on which the clinic is closed besides public holidays, and holidays on which it is open';
