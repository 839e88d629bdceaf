// For pages that frame the form and can run a script: gives each frame the height of its form.
;(() => {
  const ours = new URL(document.currentScript.src).origin
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ours || data?.type !== 'foyer:height' || !(data.height > 0 && data.height < 2000)) return
    for (const frame of document.querySelectorAll('iframe')) {
      // The source is a window that only its own frame has; its address must be the form, not another page of ours.
      const isForm = frame.contentWindow === source && frame.src.startsWith(`${ours}/embed/`)
      if (isForm) frame.style.height = `${data.height}px`
    }
  })
})()
