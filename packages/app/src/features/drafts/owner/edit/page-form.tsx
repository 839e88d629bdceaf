import { Button } from '../../../../components/ui/button.tsx'
import { showToast } from '../../../../lib/toast.ts'
import { adviceOn, pageItem, pathOfItem, wordsToPage } from '../../../../site/edit-site.ts'
import type { SiteContent } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { emptyItem } from './added-kinds.ts'
import { ItemFields } from './item-fields.tsx'
import { sayEmpty } from './refuse-long.ts'
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
    return <p className="text-sm text-muted">The page is full. Take something off it first.</p>
  const typing: AddedItems = {
    ...items,
    type: (one, field, typed) => {
      if (!items.read(id)) items.begin(id, kind, name)
      items.type(one, field, typed)
    },
  }
  const path = pathOfItem(content, id)
  const left = item.kind === 'service' ? wordsToPage(item) : 0
  return (
    <>
      <ItemFields
        id={id}
        item={item}
        items={typing}
        advise={(text) => adviceOn(text, content)}
        {...(kind === 'person' && { only: 'story' })}
      />
      <p className="text-sm text-muted">
        {path
          ? 'It has a page of its own now.'
          : left === 1
            ? 'One more word makes a page of its own.'
            : left > 0
              ? `${left} more words make a page of its own.`
              : 'Any text makes a page of its own.'}
      </p>
      {path && (
        <Button look="second" size="small" className="justify-self-start" onClick={() => onShow(path)}>
          See the page
        </Button>
      )}
    </>
  )
}
