// The work of the script while it loads: it costs every page time, whether or not the widget is used.
import { casesOf } from '../cases-of.ts'
import { expect, hostPage, test } from './widget-test.ts'

// A dialog has the most parts.
for (const mode of casesOf(['inline', 'popup', 'button', 'form'] as const, (one) => one === 'popup')) {
  // Exceptions are the most expensive: for the stack trace, the engine parses the script again.
  test(`throws nothing, not even what it would catch itself: ${mode}`, async ({ page, host, context }) => {
    const thrown: string[] = []
    const debug = await context.newCDPSession(page)
    await debug.send('Debugger.enable')
    await debug.send('Debugger.setPauseOnExceptions', { state: 'all' })
    debug.on('Debugger.paused', ({ data }) => {
      const trace = String(data?.description)
      if (trace.includes('/widget.js')) thrown.push(trace)
      void debug.send('Debugger.resume')
    })
    const tag = host.tag(mode === 'form' ? {} : { mode })
    await host.open(hostPage(mode === 'form' ? host.form() + tag : tag))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    expect(thrown).toEqual([])
  })
}
