-- Never holds a row: each check fills a page of it and rolls back. A full disk is noticed only where a
-- table grows, and rows of whole pages, vacuumed at once, keep it growing and small.
create table platform.disk_probe (
  filler text not null
) with (autovacuum_vacuum_threshold = 20, autovacuum_vacuum_scale_factor = 0);
alter table platform.disk_probe alter column filler set storage plain;
comment on table platform.disk_probe is 'Grown by a page, and rolled back, to notice a full disk.';
