import {
  BadgeDollarSign,
  BookOpen,
  CircleHelp,
  Globe,
  Hammer,
  Handshake,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MailX,
  Pencil,
  SquareCheckBig,
  UserRoundSearch,
} from 'lucide-react'
import type { Item } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { waitOf, whatOf, whoOf } from './item-words.ts'

export const ITEM_ICONS: Readonly<Record<Item['kind'], LucideIcon>> = {
  build: Hammer,
  mail: MailX,
  domain: Globe,
  books: BookOpen,
  support: LifeBuoy,
  change: Pencil,
  case: CircleHelp,
  lead: UserRoundSearch,
  referral: Handshake,
  payday: Landmark,
  payout: BadgeDollarSign,
}

type TodayRowProps = {
  readonly item: Item
  readonly isInHand: boolean
  readonly isMarked: boolean
  readonly now: number
  readonly action: string
  readonly onChoose: () => void
  readonly onAct: () => void
}

/** One row of Today: who, what, how long, and the one next action. */
export function TodayRow({ item, isInHand, isMarked, now, action, onChoose, onAct }: TodayRowProps) {
  const Icon = isMarked ? SquareCheckBig : ITEM_ICONS[item.kind]
  const tone = item.group === 1 ? 'bad' : item.kind === 'referral' ? 'warn' : ''
  return (
    <li className={isInHand ? 'rw1 on' : 'rw1'}>
      <Icon aria-hidden="true" className={tone} />
      <button
        type="button"
        className="who"
        aria-current={isInHand || undefined}
        tabIndex={isInHand ? 0 : -1}
        onClick={onChoose}
      >
        {isMarked ? `Marked: ${whoOf(item)}` : whoOf(item)}
      </button>
      <time dateTime={item.since} title={`since ${easternMoment(item.since)}`}>
        {waitOf(item.since, now)}
      </time>
      <p>{whatOf(item)}</p>
      <button
        type="button"
        className="go"
        tabIndex={isInHand ? 0 : -1}
        aria-label={`${action}: ${whoOf(item)}`}
        onClick={onAct}
      >
        {action}
      </button>
    </li>
  )
}
