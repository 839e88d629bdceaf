// Runs in the frame of the snippet builder before the widget: whatever the widget sends is answered here, and goes nowhere.
// The frame's own content policy forbids connections as well.
window.fetch = () => Promise.resolve(new Response('{}', { status: 200 }))
