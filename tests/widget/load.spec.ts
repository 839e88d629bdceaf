// What the script does while it loads: a page pays for that with its own time, whether anybody uses the widget or not.
import { expect, hostPage, test } from './widget-test.ts'

for (const mode of ['inline', 'popup', 'button', 'form'] as const) {
  // An exception is the dearest thing that a script can do here: for its trace the engine parses the script again.
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
