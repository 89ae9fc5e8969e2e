insert into platform.heartbeat default values;
