import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleWidget, readAddresses, WIDGET_VERSION } from './bundle-widget.ts'

describe('the bundle', () => {
  let code = ''
  beforeAll(async () => {
    code = await bundleWidget({
      captureUrl: 'https://api.example/capture',
      leadUrl: 'https://app.example/lead',
      privacyUrl: 'https://app.example/p',
    })
  }, 60_000)

  test('is one classic script with the compile hint, its version, and without global names', () => {
    expect(() => new Script(code)).not.toThrow()
    const [hint, version, start] = code.split('\n')
    expect([hint, version]).toEqual(['//# allFunctionsCalledOnLoad', `// Foyer widget ${WIDGET_VERSION}`])
    expect(start).toMatch(/^!?\(?function\(\)\{/)
    expect(code).not.toMatch(/\b(import|export|require|module)\b\s*[({.]/)
  })

  test('contains the addresses and the version of its build', () => {
    expect(code).toContain('https://api.example/capture')
    expect(code).toContain('https://app.example/p')
    expect(code).toContain('https://app.example/lead')
    expect(code).toContain(`'${WIDGET_VERSION}'`)
    expect(code).not.toContain('127.0.0.1')
  })

  test('is not built without a capture address', () => {
    expect(() => readAddresses({})).toThrow(/^FOYER_CAPTURE_URL is not set: set it to/)
  })

  test('leads to the page of the app where a visitor goes on', () => {
    const env = { FOYER_CAPTURE_URL: 'https://api.example/c', FOYER_APP_URL: 'https://app.example/' }
    expect(readAddresses(env).leadUrl).toBe('https://app.example/lead')
  })

  test.each([
    [{}, 'http://127.0.0.1:5173/privacy'],
    [{ FOYER_APP_URL: 'https://app.example/' }, 'https://app.example/privacy'],
    [
      { FOYER_APP_URL: 'https://app.example', FOYER_PRIVACY_URL: 'https://www.example/p' },
      'https://www.example/p',
    ],
  ])('links with %j to the privacy policy at %s', (env, url) => {
    expect(readAddresses({ FOYER_CAPTURE_URL: 'https://api.example/c', ...env }).privacyUrl).toBe(url)
  })

  test('never turns a string into a script or into elements', () => {
    for (const file of globSync('src/**/*.{ts,tsx}', {
      cwd: import.meta.dirname,
      exclude: ['**/*.test.*'],
    })) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      expect(source, file).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/i)
    }
  })
})
