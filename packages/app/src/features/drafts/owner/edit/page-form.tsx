import { Button } from '../../../../components/ui/button.tsx'
import { showToast } from '../../../../lib/toast.ts'
import { adviceOn, pageItem, pathOfItem, wordsToPage } from '../../../../site/edit-site.ts'
import type { SiteContent } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { emptyItem, replacedText } from './added-kinds.ts'
import { ItemFields } from './item-fields.tsx'
import { sayEmpty } from './refuse-long.ts'
import { ReplacedChoice } from './replaced-choice.tsx'
import { type AddedItems, useAddedItems } from './use-added-items.ts'
import type { History } from './use-history.ts'

export type PageFormProps = {
  /** Of the gap that offers the page. */
  readonly gapId: string
  readonly content: SiteContent
  readonly own: OwnEdits
  readonly history: History
  /** Shows the page at a path of the site. */
  readonly onShow: (path: string) => void
}

// No section is shown or hidden from here.
const SECTIONS = { all: [], show: () => {} }

/** The fields of a service or a person that may have a page, how much is missing, and the way to the page. */
export function PageForm({ gapId, content, own, history, onShow }: PageFormProps) {
  const offer = pageItem(content, own.edits, gapId)
  const items = useAddedItems({
    field: content.subject.field,
    own,
    history,
    sections: SECTIONS,
    onDone: (title) => showToast({ title }),
    onEmpty: sayEmpty,
  })
  if (!offer) return null
  const { id, kind, name } = offer
  const item = items.read(id) ?? { ...emptyItem(kind, 0), name }
  if (items.isFull && !items.read(id))
    return <p className="text-sm text-muted">Your page is full. Remove something from it first.</p>
  const typing: AddedItems = {
    ...items,
    type: (one, field, typed) => {
      if (!items.read(id)) items.begin(id, kind, name)
      items.type(one, field, typed)
    },
  }
  const path = pathOfItem(content, id)
  const left = item.kind === 'service' ? wordsToPage(item) : 0
  const other = replacedText(item)
  return (
    <>
      <ItemFields
        id={id}
        item={item}
        items={typing}
        advise={(text) => adviceOn(text, content)}
        {...(kind === 'person' && { only: 'story' })}
      />
      {other !== null && (
        <div role="status" className="grid gap-2">
          <p className="text-sm text-muted">Changed in another window. The other words: {other}</p>
          <div className="flex flex-wrap gap-2">
            <ReplacedChoice id={id} of={items} />
          </div>
        </div>
      )}
      <p className="text-sm text-muted">
        {path
          ? `${name} has a page now.`
          : left === 1
            ? 'Write one more word, and it gets a page.'
            : left > 0
              ? `Write ${left} more words, and it gets a page.`
              : 'Write something, and this person gets a page.'}
      </p>
      {path && (
        <Button look="second" size="small" className="justify-self-start" onClick={() => onShow(path)}>
          See the page
        </Button>
      )}
    </>
  )
}
