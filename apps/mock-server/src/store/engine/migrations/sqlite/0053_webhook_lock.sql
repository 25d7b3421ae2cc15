-- SQLite writes one transaction after the other: no webhook goes while something happens.
select 1;
