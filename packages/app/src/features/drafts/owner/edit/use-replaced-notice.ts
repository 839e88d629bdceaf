import { useEffect, useRef } from 'react'
import { showToast } from '../../../../lib/toast.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'

/** Tells once a visit of words that another window replaced; they stay in "What I changed" until the owner decides. */
export function useReplacedNotice({ words }: OwnEdits['edits'], isOn: boolean, onShow: () => void): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!isOn) return
    const news = Object.entries(words).flatMap(([id, own]) =>
      own.replaced && !told.current.has(`${id} ${own.replaced}`) ? [`${id} ${own.replaced}`] : [],
    )
    if (news.length === 0) return
    for (const one of news) told.current.add(one)
    showToast({
      title: 'A line was changed in two windows',
      description: 'The later words stand. The others are kept in “What I changed”.',
    })
    onShow()
  }, [words, isOn, onShow])
}
