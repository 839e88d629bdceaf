-- Ten thousand referrals of one partner: the pages of the table, of the CSV file and of "My data" are complete, in every order.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
insert into auth.users (id, email, email_confirmed_at) values
  (pg_temp.user_id('pat'), 'pat@partner.example', now()), (pg_temp.user_id('quinn'), 'quinn@partner.example', now());
-- Many signed up at the same moment, and many have the same masked address.
insert into public.referrals (id, is_told, referrer_id, masked_email, status, reason, closed_at, launched_at, touched_at, signed_up_at)
select md5('referral ' || n)::uuid, true, pg_temp.user_id(case when n <= 10000 then 'pat' else 'quinn' end), chr(97 + n % 26) || '•••@practice.example',
  status, case when status = 'duplicate' then 'Counted before' end, case when status = 'duplicate' then now() end,
  case when status = 'launched' then now() end, now(), now() - n / 7 * interval '1 minute'
from generate_series(1, 10050) as n, lateral (select (array['signed_up', 'onboarded', 'launched', 'duplicate'])[1 + n % 4] as status) as kind;
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('pat'), 'role', 'authenticated')::text, true);

create function pg_temp.pages(by_column text, descending boolean, size integer, wanted text default null)
returns table (page integer, place bigint, id uuid, total integer) language plpgsql as $$
declare
  answer jsonb;
  after jsonb;
begin
  page := 0;
  loop
    page := page + 1;
    answer := public.referral_list(
      sort_by => by_column, is_descending => descending, wanted_statuses => case when wanted is not null then array[wanted] end, after => after, page_size => size
    );
    return query select page, row.number, (row.value ->> 'id')::uuid, (answer ->> 'total')::integer
      from jsonb_array_elements(answer -> 'rows') with ordinality as row (value, number);
    after := answer -> 'next';
    exit when jsonb_typeof(after) = 'null' or page > 300;
  end loop;
end
$$;

set local role authenticated;
create temporary table listed as
select sort_by, size, page.* from (values ('signed_up', true, 1000), ('person', false, 1000), ('status', true, 1000), ('reward', false, 999), ('signed_up', false, 50))
  as orders (sort_by, is_descending, size), pg_temp.pages(sort_by, is_descending, size) as page;
reset role;
select results_eq(
  $$ select sort_by, size, count(*), count(distinct id), max(page), min(total), max(total) from listed group by sort_by, size order by sort_by, size $$,
  $$ values ('person', 1000, 10000::bigint, 10000::bigint, 10, 10000, 10000), ('reward', 999, 10000, 10000, 11, 10000, 10000),
       ('signed_up', 50, 10000, 10000, 200, 10000, 10000), ('signed_up', 1000, 10000, 10000, 10, 10000, 10000),
       ('status', 1000, 10000, 10000, 10, 10000, 10000) $$,
  'every referral is on one page, in every order'
);
select is_empty(
  $$ select from (
       select signed_up_at, lag(signed_up_at) over (order by page, place) as before
       from listed join public.referrals using (id) where sort_by = 'signed_up' and size = 1000
     ) as rows where signed_up_at > before $$,
  'newest first across all pages'
);
select is_empty(
  $$ select from listed join public.referrals using (id) where referrer_id <> pg_temp.user_id('pat') $$, 'and nothing of another partner'
);
select results_eq(
  $$ select count(*), count(distinct id), max(total) from pg_temp.pages('signed_up', true, 1000, 'launched') $$,
  'values (2500::bigint, 2500::bigint, 2500)', 'a filter lists all that have the status'
);
select is((public.referral_summary() #>> '{money,pending_cents}')::bigint, 2500 * 20000::bigint, 'and the sum is theirs');

select * from finish();
rollback;
