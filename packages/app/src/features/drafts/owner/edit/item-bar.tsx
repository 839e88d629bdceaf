import { ArrowDown, ArrowUp, Info, Plus, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import type { ChosenLine } from '../use-line-place.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_FORMS, replacedText } from './added-kinds.ts'
import { AdviceList } from './advice-list.tsx'
import { BarBox } from './bar-box.tsx'
import { ItemFields } from './item-fields.tsx'
import { TypedCount } from './line-bar.tsx'
import type { Advise } from './line-facts.ts'
import { BarButton, Note, ReplacedNote } from './line-notes.tsx'
import { useTyped, type WorkedText } from './typed-text.ts'
import type { AddedItem, Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'

type ItemBarProps = AddedItem & {
  readonly adding: Adding
  readonly line: ChosenLine
  readonly box: RefObject<HTMLElement | null>
  readonly sections: SectionActions
  readonly advise: Advise
  /** The words of the line that is typed on the page; `null` where the bar has the fields. */
  readonly typed: WorkedText | null
  readonly isSheet: boolean
  readonly onDone: () => void
  readonly onEscape: () => void
  readonly onBack: () => void
}

/** The bar of an added item: its place among others, the way off the page, and its fields where it is not typed on the page. */
export function ItemBar(props: ItemBarProps) {
  const { id, item, line, box, adding, sections, advise, typed, isSheet, onDone, onEscape, onBack } = props
  const { items } = adding
  const { name, advice } = ADDED_FORMS[item.kind]
  const list = items.ofKind(item.kind)
  const at = list.findIndex((one) => one.id === id)
  const fields = useRef<HTMLDivElement>(null)
  const hasFields = typed === null
  // The page, and the item with it, is held while a line of it is typed.
  const other = replacedText(list[at]?.item ?? item)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins anew
  useEffect(() => {
    if (hasFields)
      fields.current?.querySelector<HTMLElement>('input,textarea,button')?.focus({ preventScroll: true })
  }, [id, hasFields])
  return (
    <BarBox
      line={line}
      box={box}
      group={line.id.slice(0, line.id.indexOf(id) + id.length + 1)}
      name={name}
      isSheet={isSheet}
      onEscape={onEscape}
      onBack={onBack}
    >
      <div className={isSheet || !hasFields ? '' : 'w-116 max-w-full'}>
        <div className="flex flex-wrap items-center gap-y-1 p-1">
          <h2 className="mr-1 border-r border-line py-1 pr-3.5 pl-2.5 font-[650]">{name}</h2>
          {list.length > 1 && (
            <>
              <BarButton disabled={at === 0} onClick={() => items.move(id, 'up')}>
                <ArrowUp className="size-4.5 text-muted stroke-2" />
                Up
              </BarButton>
              <BarButton disabled={at === list.length - 1} onClick={() => items.move(id, 'down')}>
                <ArrowDown className="size-4.5 text-muted stroke-2" />
                Down
              </BarButton>
            </>
          )}
          <BarButton
            onClick={() => {
              onDone()
              items.remove(id)
            }}
          >
            <Trash2 className="size-4.5 text-muted stroke-2" />
            Remove
          </BarButton>
          <AddMenu kind={line.id.slice(0, line.id.indexOf('/'))} sections={sections} {...adding}>
            <BarButton>
              <Plus className="size-4.5 text-muted stroke-2" />
              Add…
            </BarButton>
          </AddMenu>
          {typed && <TypedCount id={line.id} typed={typed} />}
        </div>
        {hasFields ? (
          <div
            ref={fields}
            className={
              isSheet ? 'grid gap-3 p-1 pb-3' : 'max-h-[min(28rem,55dvh)] overflow-y-auto px-3.5 pb-3.5'
            }
          >
            <ItemFields id={id} item={item} items={items} advise={advise} />
          </div>
        ) : (
          item.kind === 'notice' && (
            <div className="border-t border-line px-3.5 py-3">
              <ItemFields id={id} item={item} items={items} advise={advise} only="until" />
            </div>
          )
        )}
        <Note icon={<Info className="size-4.5 text-info stroke-2" />}>
          {hasFields ? advice.replace(/^Tab goes to [^.]*\. /, '') : advice}
        </Note>
        {typed && <TypedAdvice typed={typed} advise={advise} />}
        {other !== null && (
          <ReplacedNote
            text={`This was changed in two windows. The other words: ${other}`}
            onTake={() => {
              onDone()
              items.takeReplaced(id)
            }}
            onKeep={() => items.dropReplaced(id)}
          />
        )}
        {hasFields && (
          <div className="sticky bottom-0 flex justify-end bg-raised p-2">
            <Button size="small" onClick={onDone}>
              Done
            </Button>
          </div>
        )}
      </div>
    </BarBox>
  )
}

function TypedAdvice({ typed, advise }: { readonly typed: WorkedText; readonly advise: Advise }) {
  return <AdviceList advice={advise(useTyped(typed, typed.rested))} />
}
