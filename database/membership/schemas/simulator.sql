-- The simulator takes the place of a mobile-money aggregator: what it knows is its own.
create schema simulator;
revoke all on schema simulator from public;
grant usage on schema simulator to service_role;
