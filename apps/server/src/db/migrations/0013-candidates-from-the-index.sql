-- A page by score is chosen from many candidates and shows few of them. PostgreSQL answers from the
-- index alone only if it holds the column itself and not just its opposite; otherwise it fetches
-- every candidate from the table, which in a large collection is a page of memory each.
drop index cards_by_facet_score;
create index cards_by_facet_score on cards (facet_id, (-goat_score), id) include (goat_score);
drop index cards_by_score;
create index cards_by_score on cards ((-goat_score), id) include (goat_score);
