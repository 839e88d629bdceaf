-- What one account may use in an hour and in a day: private.budgets() is generated from packages/shared/src/api/budgets.ts.
create function private.spend(owner uuid, from_budget text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- By hours, so that two calls for one account lock its windows in the same order.
  budget_limits constant jsonb[] := array(
    select jsonb_build_object(
      'budget', budget, 'max', max_count, 'hours', hours,
      'subject', hashtextextended(budget || ' ' || hours || ' ' || owner, 8)
    )
    from private.budgets() where budget = from_budget order by hours
  );
  budget_limit jsonb;
  counted bigint[] := '{}';
  wait integer;
  refusal jsonb;
begin
  if budget_limits = '{}' then raise exception 'There is no budget %', from_budget using errcode = '22023'; end if;
  foreach budget_limit in array budget_limits loop
    wait := private.count_request(
      (budget_limit ->> 'subject')::bigint, (budget_limit ->> 'max')::integer,
      make_interval(hours => (budget_limit ->> 'hours')::integer)
    );
    if wait = 0 then
      counted := counted || (budget_limit ->> 'subject')::bigint;
    elsif refusal is null or wait > (refusal ->> 'retry_after')::integer then
      refusal := budget_limit - 'subject' || jsonb_build_object('retry_after', wait);
    end if;
  end loop;
  if refusal is not null then
    perform private.take_back_request(subject) from unnest(counted) as subject;
  end if;
  return refusal;
end
$$;
comment on function private.spend(uuid, text) is
  'Counts one use of a budget. Returns null, or {"budget", "max", "hours", "retry_after"} of the limit that is reached and, '
  'of several, is over last, with the seconds to wait; then nothing is counted.';
grant execute on function private.spend(uuid, text) to service_role;

create function public.spend_budget(owner_id uuid, of_budget text) returns jsonb
language sql
set search_path = ''
as $$
  select private.spend(owner_id, of_budget)
$$;
comment on function public.spend_budget(uuid, text) is
  'Counts one use of a budget of an owner, before it. Returns null, or what private.spend says of a reached limit.';
grant execute on function public.spend_budget(uuid, text) to service_role;
