// A page whose components show one of two states, by kinds of children beside texts.
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { surviveTranslation } from '../../packages/app/src/lib/survive-translation.ts'

const KINDS: Readonly<Record<string, (isOn: boolean) => ReactNode>> = {
  'an element before a text': (isOn) => (
    <>
      {isOn && <b>on </b>}
      text
    </>
  ),
  'a text that comes and goes': (isOn) => (
    <>
      <b>before</b>
      {isOn && ' on '}
      <b>after</b>
    </>
  ),
  'a text in the place of an element': (isOn) => (
    <>
      {isOn ? 'on ' : <b>off </b>}
      <i>after</i>
    </>
  ),
  'two texts before an element that comes and goes': (isOn) => (
    <>
      {isOn ? 3 : 4} of {isOn ? 5 : 6}
      {isOn && <b> on</b>}
    </>
  ),
  'a text alone': (isOn) => (isOn ? 'on' : 'off'),
  'elements that change places around a text': (isOn) =>
    [...(isOn ? 'abc' : 'cab')].map((letter) => <Letter key={letter} letter={letter} />),
}

/** Two texts without an element of their own, which move together. */
function Letter({ letter }: { readonly letter: string }) {
  return (
    <>
      {letter}
      {'-'}
    </>
  )
}

function Page() {
  const [isOn, setIsOn] = useState(true)
  return (
    <main>
      <button type="button" onClick={() => flushSync(() => setIsOn(!isOn))} aria-pressed={isOn} />
      {Object.entries(KINDS).map(([name, of]) => (
        <p key={name} title={name}>
          {of(isOn)}
        </p>
      ))}
    </main>
  )
}

surviveTranslation(document.documentElement)
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Page />)
