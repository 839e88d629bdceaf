import { buildReferralLink, referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { describe, expect, it } from 'vitest'
import { isEmbedPath, oembedAnswer, withOembedLink } from './embed-page.ts'

const APP = 'https://app.foyer.test'
const CODE = `ABCDEF2${referralCheckCharacter('ABCDEF2')}`
const ask = (url: string, more = '') =>
  oembedAnswer(APP, new URLSearchParams(`url=${encodeURIComponent(url)}${more}`))

it.each([
  [`/embed/${CODE}`, true],
  ['/embed/frame.js', false],
  ['/embed/', false],
  [`/embed/${CODE}/more`, false],
])('%s is a page to frame: %s', (path, expected) => {
  expect(isEmbedPath(path)).toBe(expected)
})

it('links the page to its oEmbed answer, with a code that stays text', () => {
  const html = withOembedLink('<head></head>', APP, '/embed/"><script>')
  expect(html).toBe(
    `<head><link rel="alternate" type="application/json+oembed" href="${APP}/embed/oembed.json?url=https%3A%2F%2Fapp.foyer.test%2Fembed%2F%22%3E%3Cscript%3E" title="Get a free website draft">\n</head>`,
  )
})

describe('oembedAnswer', () => {
  it('shows the frame of a code', () => {
    expect(ask(`${APP}/embed/${CODE.toLowerCase()}?lang=es`)).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 460,
      height: 340,
      html: `<iframe src="${APP}/embed/${CODE}" title="Get a free website draft" width="460" height="340" style="border:0;max-width:100%"></iframe>`,
    })
  })

  it('is as small as the caller asks', () => {
    expect(ask(`${APP}/embed/${CODE}`, '&maxwidth=300&maxheight=200')).toMatchObject({
      width: 300,
      height: 200,
    })
    expect(ask(`${APP}/embed/${CODE}`, '&maxwidth=-1&maxheight=x')).toMatchObject({ width: 460, height: 340 })
  })

  it.each([
    '',
    APP,
    `${APP}/embed/`,
    `${APP}/embed/ABCDEFGH`,
    `https://other.test/embed/${CODE}`,
    buildReferralLink(APP, CODE),
    `${APP}/embed/${CODE}"><script>`,
  ])('knows no form at %j', (url) => {
    expect(ask(url)).toBeNull()
  })
})
