-- What operators do at the desk. Each function asks who calls, takes the reason and leaves a row in the log; those that exist for
-- database sessions and servers are called with the name of the operator.
create function desk.decide_referral(of_referral uuid, decision text, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.decide_referral(of_referral, decision, desk.operator(), reason);
end
$$;
comment on function desk.decide_referral(uuid, text, text) is 'Decides about a referral, as public.decide_referral.';

create function desk.build_again(of_builds uuid[], reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
  queued integer;
begin
  with again as (
    update public.site_builds as build set status = 'queued', attempts = 0, locked_until = null
    where build.id = any (of_builds[1:100]) and build.status = 'failed'
      -- Two reads, each by its unique index: an owner may have many builds.
      and not exists (
        select from public.site_builds as other where other.profile_id = build.profile_id and other.status in ('queued', 'building')
      )
      and not exists (
        select from public.site_builds as other
        where other.profile_id = build.profile_id and other.answers_version = build.answers_version and other.status <> 'failed'
      )
    returning id
  ), noted as (
    select private.log_operator(by_actor, 'build again', id::text, reason) from again
  )
  select count(*) into queued from noted;
  return jsonb_build_object('queued', queued, 'is_new', queued > 0);
end
$$;
comment on function desk.build_again(uuid[], text) is 'Queues failed builds again: {"queued", "is_new"}. Those that were asked for again since are left out.';

create function desk.send_again(of_mail uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  update public.mails set status = 'due', attempts = 0, first_tried_at = null, locked_until = null
  where id = of_mail and status = 'failed';
  if not found then return jsonb_build_object('is_new', false); end if;
  perform private.log_operator(by_actor, 'send again', of_mail::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.send_again(uuid, text) is 'Makes a mail due that was given up.';

create function desk.answer_support(of_request uuid, words text, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
  asked public.support_requests;
begin
  update public.support_requests set status = 'answered', answer = btrim(words)
  where id = of_request and status = 'open' returning * into asked;
  if asked.id is null then return jsonb_build_object('is_new', false); end if;
  insert into public.mails (profile_id, kind, support_request, locked_until)
  values (asked.profile_id, 'support_answered', asked.id, now() + interval '1 minute');
  perform private.log_operator(by_actor, 'answer', of_request::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.answer_support(uuid, text, text) is
  'Answers an open request: the mail goes out a minute later, and until then take_back_answer stops it.';

create function desk.take_back_answer(of_request uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  delete from public.mails where support_request = of_request and status = 'due' and attempts = 0;
  if not found then raise exception 'The answer has been sent' using errcode = '22023'; end if;
  update public.support_requests set status = 'open', answer = null where id = of_request;
  perform private.log_operator(by_actor, 'take back answer', of_request::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.take_back_answer(uuid, text) is 'Stops an answer that was not sent: the request is open again.';

create function desk.set_support(of_request uuid, new_status text, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  update public.support_requests set status = new_status where id = of_request and status is distinct from new_status;
  if not found then return jsonb_build_object('is_new', false); end if;
  perform private.log_operator(by_actor, 'support: ' || new_status, of_request::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.set_support(uuid, text, text) is 'Sets the state of a request: open, answered (elsewhere) or closed.';

create function desk.set_change(of_request uuid, new_status text, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  update public.change_requests as request
  set status = new_status, reason = case when new_status = 'declined' then btrim(set_change.reason) end
  where request.id = of_request and request.status is distinct from new_status;
  if not found then return jsonb_build_object('is_new', false); end if;
  perform private.log_operator(by_actor, 'change: ' || new_status, of_request::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.set_change(uuid, text, text) is 'Sets the state of a change request. Its owner reads the reason of declined.';

create function desk.close_case(case_number integer, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  if not private.close_referral_case(case_number, by_actor, reason) then return jsonb_build_object('is_new', false); end if;
  update public.support_requests as request set status = 'closed' from public.referral_cases as closed
  where closed.number = case_number and request.profile_id = closed.partner_id and request.topic = 'referrals'
    and request.status = 'open' and request.message like 'Case C-' || case_number || ':%';
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.close_case(integer, text) is 'Closes a case with what was found, and the request to the support that it made.';

create function desk.clear_lead(of_lead uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('is_new', private.clear_lead(of_lead, desk.operator(), reason));
end
$$;
comment on function desk.clear_lead(uuid, text) is 'Takes the mark of a suspected capture away, as public.clear_lead.';

create function desk.put_off(of_keys text[], reason text, until timestamptz default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  if until is null then
    delete from private.put_off_items where key = any (of_keys[1:100]);
  else
    insert into private.put_off_items (key, until, by_actor) select distinct key, put_off.until, by_actor from unnest(of_keys[1:100]) as one (key)
    on conflict (key) do update set until = excluded.until, by_actor = excluded.by_actor;
  end if;
  perform private.log_operator(by_actor, case when until is null then 'show again' else 'put off' end, left(array_to_string(of_keys[1:100], ', '), 4000), reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.put_off(text[], text, timestamptz) is 'Hides items of the desk until a time; shows them again when that is null.';

create function desk.check_books(reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_operator(desk.operator(), 'check books', 'books', reason);
  return private.run_ledger_checks();
end
$$;
comment on function desk.check_books(text) is 'Checks the books now, as public.run_ledger_checks.';

create function desk.make_payout(reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.make_payout(desk.operator(), reason);
end
$$;
comment on function desk.make_payout(text) is 'Makes a batch, as public.make_payout.';

create function desk.cancel_payout(of_payout uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.cancel_payout(of_payout, desk.operator(), reason);
end
$$;
comment on function desk.cancel_payout(uuid, text) is 'Gives up a batch, as public.cancel_payout.';

create function desk.mark_paid(
  of_payout uuid, bank_reference text, on_day date, reason text, only_line integer default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.mark_payout_paid(of_payout, bank_reference, on_day, desk.operator(), reason, only_line);
end
$$;
comment on function desk.mark_paid(uuid, text, date, text, integer) is 'Marks one line of a batch as paid, or all that are open when it is null.';

create function desk.return_line(line_number integer, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.return_payout_line(line_number, desk.operator(), reason);
end
$$;
comment on function desk.return_line(integer, text) is 'Notes that a payment came back, as public.return_payout_line.';
