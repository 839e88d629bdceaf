// Says so where the browser is older than the floor of the app (browsers/floors.ts). Written in JavaScript of 2009, because
// such browsers cannot read the app itself; it runs before it.
;(function () {
  var supports = window.CSS && CSS.supports
  var script = window.HTMLScriptElement
  var isNew =
    supports &&
    // Chrome and Edge 111, Safari 16.2.
    CSS.supports('color', 'color-mix(in oklab, red, blue)') &&
    // Firefox 121.
    CSS.supports('selector(:has(a))') &&
    // Safari 16.4.
    script.supports &&
    script.supports('importmap') &&
    // Firefox 125.
    window.Intl &&
    Intl.Segmenter
  var root = document.getElementById('root')
  if (isNew || !root) return
  var main = document.createElement('main')
  main.setAttribute(
    'style',
    'max-width: 32rem; margin: 4rem auto; padding: 0 1.25rem; font: 1.0625rem/1.5 sans-serif'
  )
  var sentence = document.createElement('p')
  sentence.setAttribute('role', 'alert')
  sentence.appendChild(
    document.createTextNode(
      'Your browser is too old for Foyer: please update it, or open this page in a current Chrome, Edge, Firefox or Safari.'
    )
  )
  main.appendChild(sentence)
  while (root.firstChild) root.removeChild(root.firstChild)
  root.appendChild(main)
  // An app that starts in spite of all does not replace the sentence by half a screen.
  root.id = 'old-browser'
})()
