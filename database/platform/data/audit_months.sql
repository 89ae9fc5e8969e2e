-- The months to come; the server makes further ones in time.
select platform.make_audit_months(3);
