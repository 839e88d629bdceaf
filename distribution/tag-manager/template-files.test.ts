import { referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { readSettings, WIDGET_MODES } from '@foyer/shared/widget/settings.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { templateFiles } from './template-files.ts'

const APP = 'https://app.foyer.test'
const CODE = `ABCDEF2${referralCheckCharacter('ABCDEF2')}`
const files = templateFiles(APP, 'a'.repeat(40))
const template = files['template.tpl'] ?? ''

/** The text of one section of the template. */
const section = (name: string) => {
  const text = template.split(`___${name}___`)[1]?.split(/^___[A-Z_]+___$/m)[0]
  if (text === undefined) throw new Error(`template.tpl has no section ${name}.`)
  return text
}

const field = z.object({
  name: z.string(),
  valueValidators: z.array(z.object({ type: z.string(), args: z.array(z.string()).optional() })).optional(),
  selectItems: z.array(z.object({ value: z.string() })).optional(),
  subParams: z.array(z.object({ name: z.string() })).optional(),
})
const fields = z.array(field).parse(JSON.parse(section('TEMPLATE_PARAMETERS')))
const permissions = z
  .array(
    z.object({
      instance: z.object({
        key: z.object({ publicId: z.string() }),
        param: z.array(
          z.object({ value: z.object({ listItem: z.array(z.object({ string: z.string() })) }) }),
        ),
      }),
    }),
  )
  .parse(JSON.parse(section('WEB_PERMISSIONS')))

/** Runs the template's code as Tag Manager does: with the functions that it requires, and nothing else. */
function runTemplate(data: Readonly<Record<string, string>>) {
  const inject = vi.fn((_url: string, onSuccess: () => void, _onFailure: () => void, _token: string) =>
    onSuccess(),
  )
  const apis: Readonly<Record<string, unknown>> = {
    encodeUriComponent: encodeURIComponent,
    injectScript: inject,
  }
  const [succeed, fail] = [vi.fn(), vi.fn()]
  const run = new Function('require', 'data', 'window', 'document', section('SANDBOXED_JS_FOR_WEB_TEMPLATE'))
  run((name: string) => apis[name], { ...data, gtmOnSuccess: succeed, gtmOnFailure: fail })
  expect(succeed).toHaveBeenCalledOnce()
  expect(fail).not.toHaveBeenCalled()
  const [url = '', , , token = ''] = inject.mock.calls[0] ?? []
  return { url, token }
}

describe('the template', () => {
  it('gives the widget its settings in the address', () => {
    const { url } = runTemplate({
      ref: CODE,
      mode: 'button',
      lang: 'es',
      title: 'Größe & mehr',
      launcher: '100 % free',
    })
    expect(url.startsWith(`${APP}/widget.js?`)).toBe(true)
    const query = new URL(url).searchParams
    const settings = readSettings((name) => query.get(name), 'en')
    expect([settings.ref, settings.mode, settings.lang]).toEqual([CODE, 'button', 'es'])
    expect([settings.say('title'), settings.say('launcher')]).toEqual(['Größe & mehr', '100 % free'])
  })

  it('leaves the language to the page and sends no empty setting', () => {
    const { url } = runTemplate({ ref: CODE, mode: 'popup', lang: 'page', title: '', text: '' })
    expect(url).toBe(`${APP}/widget.js?ref=${CODE}&mode=popup`)
  })

  it('loads two different forms, and the same one once', () => {
    const tokens = ['popup', 'popup', 'inline'].map(
      (mode) => runTemplate({ ref: CODE, mode, lang: 'page' }).token,
    )
    expect(new Set(tokens).size).toBe(2)
  })

  it('may load the widget of this host and nothing else', () => {
    const addresses = permissions.flatMap(({ instance }) =>
      instance.param.flatMap(({ value }) => value.listItem.map(({ string }) => string)),
    )
    expect(permissions.map(({ instance }) => instance.key.publicId)).toEqual(['inject_script'])
    expect(addresses).toEqual([`${APP}/widget.js*`])
    const required = [...section('SANDBOXED_JS_FOR_WEB_TEMPLATE').matchAll(/require\('(\w+)'\)/g)].map(
      ([, name]) => name,
    )
    expect(required).toEqual(['encodeUriComponent', 'injectScript'])
  })

  it('offers the shapes of the widget and takes its codes', () => {
    const modes = fields.find(({ name }) => name === 'mode')?.selectItems?.map(({ value }) => value)
    expect(modes?.sort()).toEqual([...WIDGET_MODES].sort())
    const [pattern = ''] = fields.find(({ name }) => name === 'ref')?.valueValidators?.[1]?.args ?? []
    const isCode = new RegExp(`^${pattern}$`)
    for (const good of [CODE, CODE.toLowerCase()]) expect(good).toMatch(isCode)
    for (const wrong of ['', 'ABCDEF1X', `${CODE}A`]) expect(wrong).not.toMatch(isCode)
  })

  it('has what the gallery asks for', () => {
    expect(Object.keys(files).sort()).toEqual(['LICENSE', 'metadata.yaml', 'template.tpl'])
    expect(files.LICENSE).toContain('Apache License')
    expect(files['metadata.yaml']).toBe(
      `homepage: "${APP}"\ndocumentation: "${APP}/rewards/share"\nversions:\n  - sha: "${'a'.repeat(40)}"\n    changeNotes: "First version."\n`,
    )
    const info = z
      .object({
        type: z.literal('TAG'),
        categories: z.array(z.string()).max(3),
        containerContexts: z.array(z.string()),
      })
      .parse(JSON.parse(section('INFO')))
    expect(info.containerContexts).toEqual(['WEB'])
    expect(template).not.toMatch(/\{\{/)
  })
})
