-- Run once as a superuser of PostgreSQL: psql -v owner_password=… -v serve_password=… -f roles.sql
-- livery_owner owns the tables and migrates them; livery_serve is the role of the servers and owns nothing.
create role livery_owner login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
create role livery_serve login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'serve_password';
create database livery;
\connect livery
revoke all on database livery from public;
grant connect on database livery to livery_owner, livery_serve;
grant create on database livery to livery_owner;
revoke all on schema public from public;
grant usage on schema public to livery_serve;
alter schema public owner to livery_owner;
