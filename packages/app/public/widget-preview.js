// Runs in the frames that try the widget out, before it: whatever the widget sends is answered here, and goes nowhere.
// The frame's own content policy forbids connections as well.
const answer = JSON.stringify({ handoff_url: 'https://preview.invalid/' })
window.fetch = () => Promise.resolve(new Response(answer, { status: 200 }))

// A popup is shown open. The frame is inert until it says so: opening must not take the focus from the settings.
addEventListener('load', () => {
  const opener = document.getElementById('open')
  if (opener) window.Foyer?.open()
  opener?.addEventListener('click', () => window.Foyer?.open())
  requestAnimationFrame(() => requestAnimationFrame(() => parent.postMessage('foyer-preview-shown', '*')))
})
