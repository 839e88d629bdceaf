import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { CopyButton } from '../../../../components/ui/copy-button.tsx'
import { homelessWords } from '../../../../site/edit-site.ts'
import { type SiteContent, siteLines } from '../../../../site/review-site.ts'
import { ADDED_FORMS, fieldText, replacedText } from './added-kinds.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { lineKind } from './line-kinds.ts'
import { ReplacedChoice } from './replaced-choice.tsx'
import type { EditWork } from './use-edit-work.ts'

type ChangesDrawerProps = {
  readonly work: EditWork
  readonly edits: SiteEdits
  readonly composed: SiteContent
  readonly original: SiteContent
  readonly onClose: () => void
}

/** "What I changed": every change of the owner with a way back, and words whose line has gone. */
export function ChangesDrawer(props: ChangesDrawerProps) {
  const { edits, composed, onClose } = props
  const { words, items, steps, sections, places, pictures } = props.work
  const nameOf = (id: string) => {
    const section = sections.all.find(({ kind }) => kind === id.slice(0, id.indexOf('/')))
    return section ? `${section.name}: ${lineKind(id).name}` : lineKind(id).name
  }
  const homeless = new Set(homelessWords(composed, edits))
  const ours = siteLines(composed)
  const own = Object.entries(edits.words)
  const placed = own.filter(([id]) => !homeless.has(id))
  const hidden = sections.all.filter(({ isHidden }) => isHidden)
  const { statements } = steps.review.own.details
  const struck = [...siteLines(props.original).values()].filter(({ id }) => statements[id] === 'struck')
  const added = Object.entries(items.all)
  const shown = places.filter(({ slot }) => edits.pictures[slot])
  const changes = [own, added, hidden, struck, shown, edits.section_order]
  const isEmpty = changes.every(({ length }) => length === 0)
  return (
    <EditDrawer
      title="What I changed"
      description="Each of your changes, with a way back to ours."
      onClose={onClose}
    >
      {isEmpty && (
        <p className="mt-5 text-sm text-muted">
          Nothing yet. Every word on the page is ours or from your answers.
        </p>
      )}
      <ul>
        {placed.map(([id, { text, replaced }]) => (
          <Change
            key={id}
            title={nameOf(id)}
            actions={
              <>
                {text && (
                  <Button look="second" size="small" onClick={() => words.putBack(id)}>
                    Put our words back
                  </Button>
                )}
                {replaced && <ReplacedChoice id={id} of={words} />}
              </>
            }
          >
            {text && <p>{text}</p>}
            <p className={text ? 'text-muted line-through' : ''}>{ours.get(id)?.text}</p>
            {replaced && (
              <p className="text-muted">Changed in another window. The other words: “{replaced}”</p>
            )}
          </Change>
        ))}
        {added.map(([id, item]) => {
          const { name, fields } = ADDED_FORMS[item.kind]
          const said = fields.map((field) => fieldText(item, field.name)).filter(Boolean)
          const other = replacedText(item)
          return (
            <Change
              key={id}
              title={`${name}, added`}
              actions={
                <>
                  <Button look="second" size="small" onClick={() => items.remove(id)}>
                    Remove
                  </Button>
                  {other !== null && <ReplacedChoice id={id} of={items} />}
                </>
              }
            >
              <p>{said.join(' · ')}</p>
              {other !== null && (
                <p className="text-muted">Changed in another window. The other words: {other}</p>
              )}
            </Change>
          )
        })}
        {edits.section_order.length > 0 && (
          <Change
            title="The order of the sections"
            actions={
              <Button look="second" size="small" onClick={sections.resetOrder}>
                Put our order back
              </Button>
            }
          />
        )}
        {hidden.map((section) => (
          <Change
            key={section.kind}
            title={`“${section.name}” is hidden`}
            actions={
              <Button look="second" size="small" onClick={() => sections.show(section)}>
                Show again
              </Button>
            }
          />
        ))}
        {shown.map((place) => (
          <Change
            key={place.slot}
            title={place.title}
            actions={
              <Button look="second" size="small" onClick={() => pictures.remove(place)}>
                Take it out
              </Button>
            }
          />
        ))}
        {struck.map((line) => (
          <Change
            key={line.id}
            title={`${nameOf(line.id)}, taken out`}
            actions={
              <Button
                look="second"
                size="small"
                onClick={() => {
                  steps.review.decide([line.id], null)
                  steps.finish('putting a line back')
                }}
              >
                Put it back
              </Button>
            }
          >
            <p className="text-muted line-through">{line.text}</p>
          </Change>
        ))}
      </ul>
      {homeless.size > 0 && (
        <section className="mt-6">
          <h3 className="font-[650]">Words without a place</h3>
          <p className="mt-0.5 text-sm text-muted">
            The lines that you wrote here are not on the page any more. Your words are kept.
          </p>
          <ul>
            {[...homeless].map((id) => (
              <Change
                key={id}
                actions={
                  <>
                    <CopyButton text={edits.words[id]?.text ?? ''} label="Copy" />
                    <Button look="ghost" size="small" onClick={() => words.putBack(id)}>
                      Remove
                    </Button>
                  </>
                }
              >
                <p>{edits.words[id]?.text}</p>
              </Change>
            ))}
          </ul>
        </section>
      )}
    </EditDrawer>
  )
}

type ChangeProps = { readonly title?: string; readonly actions: ReactNode; readonly children?: ReactNode }

function Change({ title, actions, children }: ChangeProps) {
  return (
    <li className="grid gap-1 border-b border-line py-3.5 text-sm">
      {title && <p className="font-[650]">{title}</p>}
      <div className="contents">{children}</div>
      <div className="mt-1.5 flex flex-wrap gap-2">{actions}</div>
    </li>
  )
}
