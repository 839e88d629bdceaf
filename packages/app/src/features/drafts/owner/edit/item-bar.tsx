import { Check, FilePlus2, Info, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { mayHavePage } from '../../../../site/edit-site.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_FORMS, type AddedItem, replacedText } from './added-kinds.ts'
import { type BarPlace, EditBar } from './edit-bar.tsx'
import { itemCommands } from './edit-commands.ts'
import { ItemFields } from './item-fields.tsx'
import { ItemParts } from './item-parts.tsx'
import { TypedCount } from './line-bar.tsx'
import type { Advise } from './line-facts.ts'
import { adviceNotes, BarButton, CommandButton, otherWordsNote } from './line-notes.tsx'
import { restingText, useTyped, type WorkedText } from './typed-text.ts'
import type { Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'

type ItemBarProps = AddedItem & {
  readonly place: BarPlace
  readonly adding: Adding
  readonly sections: SectionActions
  readonly advise: Advise
  /** The words of the line that is typed on the page; `null` where the bar has the fields. */
  readonly typed: WorkedText | null
  /** Works on another line of it. */
  readonly onChoose: (id: string) => void
  /** Works on all of its fields. */
  readonly onFields: () => void
  readonly onDone: () => void
}

const NOT_TYPED = restingText('')

/** The bar of an added item: its place among others, the way off the page, and its fields where it is not typed on the page. */
export function ItemBar(props: ItemBarProps) {
  const { id, item, place, adding, sections, advise, typed, onChoose, onFields, onDone } = props
  const { items } = adding
  const { line } = place
  const { name, advice } = ADDED_FORMS[item.kind]
  const fields = useRef<HTMLDivElement>(null)
  const words = typed ?? NOT_TYPED
  const rested = useTyped(words, words.rested)
  const hasFields = typed === null
  // The page, and the item with it, is held while a line of it is typed.
  const other = replacedText(items.read(id) ?? item)
  const leaveAnd = (work: () => void) => () => {
    onDone()
    work()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins anew
  useEffect(() => {
    if (hasFields)
      fields.current?.querySelector<HTMLElement>('input,textarea,button')?.focus({ preventScroll: true })
  }, [id, hasFields])
  const tip = hasFields ? advice.replace(/^Tab goes to [^.]*\. /, '') : advice
  return (
    <EditBar
      place={place}
      slots={{
        name,
        notes: [
          ...(other === null
            ? []
            : [
                otherWordsNote(`This was changed in two windows. The other words: ${other}`, [
                  {
                    key: 'take',
                    label: 'Use the other words',
                    icon: Check,
                    run: leaveAnd(() => items.takeReplaced(id)),
                  },
                  { key: 'keep', label: 'Keep these', icon: X, run: () => items.dropReplaced(id) },
                ]),
              ]),
          ...adviceNotes(advise(rested)),
          { key: 'tip', icon: Info, look: 'info', text: tip },
        ],
        fields: (hasFields || item.kind === 'notice') && (
          <div ref={fields} className="max-w-160">
            <ItemFields
              id={id}
              item={item}
              items={items}
              advise={advise}
              {...(!hasFields && { only: 'until' })}
            />
          </div>
        ),
        tools: (
          <>
            {!hasFields && <ItemParts line={line} onChoose={onChoose} />}
            {!hasFields && mayHavePage(item) && (
              <BarButton onClick={onFields}>
                <FilePlus2 className="size-4.5 text-muted stroke-2" />
                Give it a page
              </BarButton>
            )}
            {itemCommands(id, items).map(({ key, run, ...command }) => (
              <CommandButton key={key} {...command} run={key === 'remove' ? leaveAnd(run) : run} />
            ))}
            <AddMenu kind={line.id.slice(0, line.id.indexOf('/'))} sections={sections} {...adding}>
              <BarButton>
                <Plus className="size-4.5 text-muted stroke-2" />
                Add…
              </BarButton>
            </AddMenu>
          </>
        ),
        count: typed && <TypedCount id={line.id} typed={typed} />,
        done: { label: 'Done', press: onDone },
      }}
    />
  )
}
