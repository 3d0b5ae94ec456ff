-- After src/store/postgres/role.sql: the password that stands in the server's DATABASE_URL.
\getenv password APP_PASSWORD
ALTER ROLE assessment_app PASSWORD :'password';
