import { expect, it } from 'vitest'
import { refuseDroppedFiles } from './refuse-dropped-files.ts'

function drag(name: string, types: readonly string[]) {
  const dataTransfer = { types, dropEffect: 'copy' }
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer })
  document.body.dispatchEvent(event)
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect }
}

it('refuses files beside a drop zone, and leaves text and drop zones alone', () => {
  const stop = refuseDroppedFiles(document)
  for (const name of ['dragover', 'drop']) {
    expect(drag(name, ['Files'])).toEqual({ isPrevented: true, effect: 'none' })
    expect(drag(name, ['text/plain'])).toEqual({ isPrevented: false, effect: 'copy' })
    const take = (event: Event) => event.preventDefault()
    document.body.addEventListener(name, take)
    expect(drag(name, ['Files'])).toEqual({ isPrevented: true, effect: 'copy' })
    document.body.removeEventListener(name, take)
  }
  stop()
  expect(drag('drop', ['Files']).isPrevented).toBe(false)
})
