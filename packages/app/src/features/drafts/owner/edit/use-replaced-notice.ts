import { useEffect, useRef } from 'react'
import { showToast } from '../../../../lib/toast.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'

/** Tells once a visit of words and items that another window replaced; they stay in "What I changed" until the owner decides. */
export function useReplacedNotice(
  { words, added }: OwnEdits['edits'],
  isOn: boolean,
  onShow: () => void,
): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!isOn) return
    const replaced = [...Object.entries(words), ...Object.entries(added)].flatMap(([id, own]) =>
      own.replaced ? [`${id} ${JSON.stringify(own.replaced)}`] : [],
    )
    const news = replaced.filter((one) => !told.current.has(one))
    if (news.length === 0) return
    for (const one of news) told.current.add(one)
    showToast({
      title: 'The same words were changed in two windows',
      description: 'The later words stand. The others are kept in “What I changed”.',
    })
    onShow()
  }, [words, added, isOn, onShow])
}
