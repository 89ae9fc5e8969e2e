-- The public holidays of a year: Public Holidays Act, Chapter 272, with the days declared since by statutory
-- instrument (National Prayer Day, Women's Day, Kenneth Kaunda Day). One that falls on a Sunday is observed on the
-- following Monday, too, as the Act says. In plpgsql, here and in the next ones, because that keeps its plan. `publicHolidays` in domain/appointments/public-holidays.ts is the same.
create or replace function practice.public_holidays(of_year integer) returns table (day date, name text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
declare
  -- Easter Sunday: the anonymous Gregorian algorithm of Meeus, Jones and Butcher.
  a integer := of_year % 19;
  b integer := of_year / 100;
  c integer := of_year % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
  easter date := make_date(of_year, m / 31, m % 31 + 1);
  -- The first Monday of a month is the last one before its eighth day.
  heroes date := make_date(of_year, 7, 8) - extract(isodow from make_date(of_year, 7, 7))::integer;
  farmers date := make_date(of_year, 8, 8) - extract(isodow from make_date(of_year, 8, 7))::integer;
begin
  return query
  select d.day + o.later, d.name from (values (make_date(of_year, 1, 1), 'New Year’s Day'), (make_date(of_year, 3, 8), 'Women’s Day'),
    (make_date(of_year, 3, 12), 'Youth Day'), (easter - 2, 'Good Friday'), (easter - 1, 'Holy Saturday'), (easter + 1, 'Easter Monday'),
    (make_date(of_year, 4, 28), 'Kenneth Kaunda Day'), (make_date(of_year, 5, 1), 'Labour Day'),
    (make_date(of_year, 5, 25), 'Africa Freedom Day'), (heroes, 'Heroes’ Day'), (heroes + 1, 'Unity Day'), (farmers, 'Farmers’ Day'),
    (make_date(of_year, 10, 18), 'National Prayer Day'), (make_date(of_year, 10, 24), 'Independence Day'),
    (make_date(of_year, 12, 25), 'Christmas Day')) as d (day, name)
  cross join (values (0), (1)) as o (later)
  where o.later = 0 or extract(isodow from d.day) = 7;
end $$;
comment on function practice.public_holidays(integer) is 'The public holidays of Zambia in a year';
alter function practice.public_holidays(integer) owner to service_role;
revoke all on function practice.public_holidays(integer) from public, anon, authenticated, service_role;
grant execute on function practice.public_holidays(integer) to service_role;
