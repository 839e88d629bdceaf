import type { ComponentProps } from 'react'
import { ChangeList } from './change-list.tsx'
import { PastList } from './history/past-list.tsx'

type SiteListProps =
  | ({ readonly of: 'changes' } & ComponentProps<typeof ChangeList>)
  | ({ readonly of: 'days' } & ComponentProps<typeof PastList>)

/** What My Site lists of a site, in one file to load: both need the names of lines, which come with the code of Edit. */
export function SiteList(props: SiteListProps) {
  return props.of === 'changes' ? <ChangeList {...props} /> : <PastList {...props} />
}
