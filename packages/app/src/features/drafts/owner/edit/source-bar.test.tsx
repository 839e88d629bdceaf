import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lineCommands } from './edit-commands.ts'
import type { LineActions } from './line-actions.ts'
import type { LineFacts } from './line-facts.ts'
import { SourceBar } from './source-bar.tsx'

it('asks about a suggestion in the words of every other bar, and answers it', () => {
  const decide = vi.fn<LineActions['decide']>()
  const facts = { isSuggested: true, ours: null, replaced: null, unseen: null } as LineFacts
  const { question } = lineCommands(facts, { decide } as unknown as LineActions)
  const place = { page: document, frame: document.createElement('iframe'), id: 'hero/lede' }
  render(
    <MemoryRouter>
      <SourceBar
        place={{ line: place, box: { current: null }, isSheet: false, onEscape() {}, onBack() {} }}
        source={{ title: 'Ours', text: 'We wrote this.', change: null }}
        answers={question}
        onChangeAnswer={() => {}}
        onOpenChecklist={() => {}}
        onDone={() => {}}
      />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Yes, that is us' }))
  fireEvent.click(screen.getByRole('button', { name: 'Not us' }))
  expect(decide.mock.calls).toEqual([['confirmed'], ['struck']])
})
