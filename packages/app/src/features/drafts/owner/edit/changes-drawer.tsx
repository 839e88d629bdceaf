import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { CopyButton } from '../../../../components/ui/copy-button.tsx'
import { homelessWords } from '../../../../site/edit-site.ts'
import type { SiteContent } from '../../../../site/review-site.ts'
import { ChangeList } from '../change-list.tsx'
import type { OwnChanges } from '../use-own-changes.ts'
import { ADDED_FORMS, replacedText } from './added-kinds.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { lineKind } from './line-kinds.ts'
import { ReplacedChoice } from './replaced-choice.tsx'
import type { EditWork } from './use-edit-work.ts'

type ChangesDrawerProps = {
  readonly work: EditWork
  readonly edits: SiteEdits
  readonly composed: SiteContent
  readonly changes: OwnChanges
  /** The beginning of the addresses of pictures. */
  readonly pictures: string
  readonly onClose: () => void
}

/**
 * "What I changed": the changes that Publish counts, each with its way back; before the first publication, those of our first
 * words. Under them what two windows have changed, and words whose line has gone.
 */
export function ChangesDrawer(props: ChangesDrawerProps) {
  const { edits, composed, changes, pictures, onClose } = props
  const { words, items, sections } = props.work
  const nameOf = (id: string) => {
    const section = sections.all.find(({ kind }) => kind === id.slice(0, id.indexOf('/')))
    return section ? `${section.name}: ${lineKind(id).name}` : lineKind(id).name
  }
  const homeless = new Set(homelessWords(composed, edits))
  const replaced = [
    ...Object.entries(edits.words).flatMap(([id, own]) =>
      own.replaced ? [{ id, of: words, title: nameOf(id), other: `“${own.replaced}”` }] : [],
    ),
    ...Object.entries(items.all).flatMap(([id, item]) => {
      const other = replacedText(item)
      return other === null ? [] : [{ id, of: items, title: ADDED_FORMS[item.kind].name, other }]
    }),
  ]
  return (
    <EditDrawer
      title="What I changed"
      description={
        changes.isLive
          ? 'Each of your changes that visitors do not see yet, with a way back.'
          : 'Each of your changes, with a way back to ours.'
      }
      onClose={onClose}
    >
      {changes.list?.length === 0 && (
        <p className="mt-5 text-sm text-muted">
          {changes.isLive
            ? 'Nothing waits: visitors see what you see.'
            : 'Nothing yet. Every word on the page is ours or from your answers.'}
        </p>
      )}
      {changes.list && <ChangeList changes={changes.list} undoOf={changes.undoOf} pictures={pictures} />}
      {replaced.length > 0 && (
        <section className="mt-6">
          <h3 className="font-[650]">Changed in two windows</h3>
          <p className="mt-0.5 text-sm text-muted">The later words stand. These are the others.</p>
          <ul>
            {replaced.map(({ id, of, title, other }) => (
              <Change key={id} title={title} actions={<ReplacedChoice id={id} of={of} />}>
                <p>{other}</p>
              </Change>
            ))}
          </ul>
        </section>
      )}
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
