-- What an owner has ticked in the plan of the first ninety days. The row `opened` tells from when its days are counted.
create table public.plan_ticks (
  profile_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  task text not null,
  ticked_at timestamptz not null default now(),

  primary key (profile_id, task),
  constraint plan_ticks_task_shape check (task ~ '^[a-z][a-z-]{1,39}$')
);

comment on table public.plan_ticks is 'Tasks of the ninety-day plan that owners have ticked, one row each.';

grant select, insert (profile_id, task), delete on public.plan_ticks to authenticated;
grant select on public.plan_ticks to service_role;

alter table public.plan_ticks enable row level security;

-- A plan has some forty tasks; a script could fill the table.
create function private.limit_plan_ticks() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Without the lock, rows that are added at the same moment would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('plan ticks ' || new.profile_id, 12));
  if (select count(*) from public.plan_ticks where profile_id = new.profile_id and task <> new.task) >= 100 then
    raise exception 'You have ticked more tasks than there are' using errcode = '54000';
  end if;
  return new;
end
$$;
comment on function private.limit_plan_ticks() is 'Refuses the 101st tick of an owner.';

create trigger limit_plan_ticks before insert on public.plan_ticks
for each row execute function private.limit_plan_ticks();

create policy "Owners read their own plan ticks" on public.plan_ticks
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners tick their own plan" on public.plan_ticks
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners untick their own plan" on public.plan_ticks
for delete to authenticated using (profile_id = (select auth.uid()));
