import { useEffect, useRef } from 'react'
import { TextButton, TextLink } from '../../../../components/ui/text-link.tsx'
import { PATHS } from '../../../../config/paths.ts'
import type { SourceDescription } from '../describe-source.ts'
import { type BarPlace, EditBar } from './edit-bar.tsx'
import type { EditCommandItem } from './edit-commands.ts'
import { CommandButton } from './line-notes.tsx'

type SourceBarProps = {
  readonly place: BarPlace
  readonly source: SourceDescription
  /** The answers to our suggestion, where it is one. */
  readonly answers: readonly EditCommandItem[]
  readonly onChangeAnswer: () => void
  readonly onOpenChecklist: () => void
  readonly onDone: () => void
}

/** The bar of a line that is not typed on the page: where it comes from, and where it is changed. */
export function SourceBar(props: SourceBarProps) {
  const { place, source, answers, onChangeAnswer, onOpenChecklist, onDone } = props
  const { change } = source
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus({ preventScroll: true }), [])
  return (
    <EditBar
      place={place}
      slots={{
        name: source.title,
        fields: (
          <p ref={text} tabIndex={-1} className="text-muted outline-none! shadow-none!">
            {source.text}
          </p>
        ),
        tools: (
          <>
            {answers.map(({ key, ...command }) => (
              <CommandButton key={key} {...command} />
            ))}
            {change?.kind === 'answer' && <TextButton onClick={onChangeAnswer}>Change the answer</TextButton>}
            {change?.kind === 'detail' && (
              <TextButton onClick={onOpenChecklist}>Change it in the checklist</TextButton>
            )}
            {change?.kind === 'settings' && <TextLink to={PATHS.settings}>Change it in Settings</TextLink>}
          </>
        ),
        done: { label: 'Done', press: onDone },
      }}
    />
  )
}
