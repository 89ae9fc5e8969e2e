-- The National Health Insurance of Zambia. Its number in a registration is a number of this one.
insert into public.insurers (id, name) values ('00000000-0000-4000-8000-000000000061', 'NHIMA');
