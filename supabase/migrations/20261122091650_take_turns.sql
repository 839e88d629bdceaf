-- The queues that workers drain are fair: an owner with ten thousand rows delays nobody else.

create function private.line_length() returns integer
language sql immutable
set search_path = ''
return 20000;
comment on function private.line_length() is 'Of how many due rows of a queue a claim thinks at most, whatever waits behind them.';
grant execute on function private.line_length() to service_role;

create function private.take_turns(ids text[], owners text[], urgent boolean[], room integer) returns text[]
language sql immutable
set search_path = ''
as $$
  select array(
    select id
    from (
      select id, place, coalesce(is_urgent, false) as is_urgent,
        row_number() over (partition by coalesce(is_urgent, false), owner order by place) as turn,
        -- Who has less to do goes first: two owners with much would keep a third one out for as long as they have older rows.
        count(*) over (partition by coalesce(is_urgent, false), owner) as waiting
      from unnest(ids, owners, urgent) with ordinality as due (id, owner, is_urgent, place)
    ) as line
    order by is_urgent desc, turn, waiting, place
    -- Some more than are wanted: others may have locked the first.
    limit room * 5
  )
$$;
comment on function private.take_turns(text[], text[], boolean[], integer) is
  'Of due rows, given in their order, those to try first: what is urgent (a deletion), then one row of each owner, then a second '
  'one of each. A claim locks as many as it has room for.';
grant execute on function private.take_turns(text[], text[], boolean[], integer) to service_role;
