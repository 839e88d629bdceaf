// Functions that run in the page. Each is sent as text, so it uses nothing outside of itself.

/** Applies the rules of print to the screen, and leaves out those of the screen. */
export function applyPrint(): void {
  const follow = (media: MediaList) => {
    if (/\bprint\b/.test(media.mediaText))
      media.mediaText = /not\s+print/.test(media.mediaText) ? 'not all' : 'all'
    else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all'
  }
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('media' in rule && rule.media instanceof MediaList) follow(rule.media)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) walk(rule.cssRules)
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    follow(sheet.media)
    walk(sheet.cssRules)
  }
}

/** Returns what does not belong on paper: what nobody can press there, and what is wider than the sheet. */
export function wrongOnPaper(): string[] {
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  )
  return [
    ...shown
      .filter((element) => element.matches('button, input, select, textarea, nav'))
      .map((element) => `nobody can press ${nameOf(element)}`),
    ...shown
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        // A sign at the beginning of a line may hang into the margin of the paper.
        return (
          (left < -24 || right > innerWidth + 2) && element.textContent?.trim() && !element.matches('svg *')
        )
      })
      .map((element) => `wider than the sheet: ${nameOf(element)}`),
  ]
}
