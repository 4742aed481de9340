-- Creates the users of docs/operations.md, "Migrations with a user of their own". psql runs it once, on a new volume.
-- The schemas exist before the first migration, so that the default privileges apply to all tables of the owner.
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
create role kaikei_owner login password :'owner_password';
create role kaikei_site login password :'site_password';
alter role kaikei_site set statement_timeout = '10s';
create database kaikei owner kaikei_owner;
\connect kaikei
alter schema public owner to kaikei_owner;
create schema drizzle authorization kaikei_owner;
create schema pgboss authorization kaikei_owner;
set role kaikei_owner;
grant usage on schema public, drizzle, pgboss to kaikei_site;
alter default privileges in schema drizzle grant select on tables to kaikei_site;
alter default privileges in schema public, pgboss grant select, insert, update, delete on tables to kaikei_site;
alter default privileges in schema public grant usage on sequences to kaikei_site;
