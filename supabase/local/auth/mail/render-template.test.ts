import { describe, expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'
import { renderHtml, renderSubject } from './render-template.ts'

const data = {
  Email: "o'hara+x@example.com",
  Token: '48291736',
  RedirectTo: 'http://127.0.0.1:5173/lead?a=1&b=ü#top',
  SiteURL: 'https://app.example',
  Data: { firstName: '<b>Dana</b>', empty: '', list: [] },
}
const render = (source: string, values: Record<string, unknown> = data) =>
  renderHtml(parseTemplate(source), values)

describe('the language', () => {
  it.each([
    ['{{ .Token }} and {{.Token}}', '48291736 and 48291736'],
    ['{{ .Missing }}{{ .Data.missing }}{{ .Missing.deeper }}', ''],
    ['{{ slice .Token 0 4 }} {{ slice .Token 4 8 }} {{ .Token | len }}', '4829 1736 8'],
    ['{{ if eq (len .Token) 8 }}eight{{ else }}other{{ end }}', 'eight'],
    ['{{ if .Data.empty }}a{{ else if .Data.list }}b{{ else if .Token }}c{{ end }}', 'c'],
    ['{{ if .Data.empty }}a{{ else if .Data.list }}b{{ else }}d{{ end }}', 'd'],
    ['{{ if and .Token .Data.empty }}a{{ else }}b{{ end }}{{ if or .Data.empty .Token }}c{{ end }}', 'bc'],
    ['{{ if not (eq .Token "48291736") }}a{{ else }}b{{ end }}{{ if ne .Token `x` }}c{{ end }}', 'bc'],
    ['{{ if eq .Token "1" "48291736" }}one of them{{ end }}', 'one of them'],
    ['a {{- /* it\'s "not" said }} */ -}} b {{ "}}" }}', 'ab }}'],
    ['a  {{- .Token -}}  b', 'a48291736b'],
    ['{{ if .Token }}{{ if .Missing }}x{{ end }}y{{ end }}z', 'yz'],
  ])('renders %s', (source, expected) => {
    expect(render(source)).toBe(expected)
  })

  it.each([
    ['{{ if .Token }}open', 'has no {{ end }}'],
    ['{{ if .Token }}a{{ else }}b', 'has no {{ end }}'],
    ['{{ end }}', 'closes nothing'],
    ['{{ range .Data }}x{{ end }}', '{{ range }} is not supported'],
    ['{{ .Token', 'is not closed'],
    ['{{ (len .Token }}', 'is not closed'],
    ['{{ }}', 'is empty'],
    ['{{ $x := 1 }}', 'is not understood'],
  ])('refuses %s', (source, message) => {
    expect(() => parseTemplate(source)).toThrow(message)
  })

  it.each([
    ['{{ printf "%s" .Token }}', 'printf is not supported'],
    ['{{ slice .Token 4 9 }}', 'out of range'],
    ['{{ .Token 1 }}', 'only a function takes arguments'],
  ])('fails on %s', (source, message) => {
    expect(() => render(source)).toThrow(message)
  })
})

describe('escaping', () => {
  it.each([
    ['text', '<p>{{ .Data.firstName }}</p>', '<p>&lt;b&gt;Dana&lt;/b&gt;</p>'],
    [
      'a title',
      '<title>{{ .Data.firstName }}</title>{{ .Email }}',
      '<title>&lt;b&gt;Dana&lt;/b&gt;</title>o&#39;hara&#43;x@example.com',
    ],
    ['an attribute', "<a title='{{ .Email }}'>x</a>", "<a title='o&#39;hara&#43;x@example.com'>x</a>"],
    [
      'a query',
      '<a href="{{ .SiteURL }}/auth/confirm?to={{ .RedirectTo }}&amp;type=email">',
      '<a href="https://app.example/auth/confirm?to=http%3a%2f%2f127.0.0.1%3a5173%2flead%3fa%3d1%26b%3d%c3%bc%23top&amp;type=email">',
    ],
    [
      'a whole address',
      '<a href="{{ .RedirectTo }}">',
      '<a href="http://127.0.0.1:5173/lead?a=1&amp;b=%c3%bc#top">',
    ],
    ['a path', '<a href="/x/{{ .Path }}">', '<a href="/x/a%20%27b%27%25%3c%f0%9f%9a%aa">'],
    ['a script address', '<a href="{{ .Script }}">', '<a href="#ZgotmplZ">'],
    [
      'two branches',
      '<a href="{{ if .Token }}/a?q={{ else }}/b?q={{ end }}{{ .Script }}">',
      '<a href="/a?q=javascript%3aalert%281%29">',
    ],
  ])('escapes for %s', (_place, source, expected) => {
    expect(render(source, { ...data, Path: "a 'b'%<🚪", Script: 'javascript:alert(1)' })).toBe(expected)
  })

  it('drops comments, as Go does', () => {
    expect(render('a<!-- {{ .Email }} <b> -->b<!--[if mso]><p><![endif]-->c')).toBe('abc')
    expect(render('<!doctype html><p>1 < 2</p>')).toBe('<!doctype html><p>1 &lt; 2</p>')
  })

  it('leaves style sheets alone and goes on after them', () => {
    const css = '<style>a>b{content:"<"}</style>'
    expect(render(`${css}<i class="a">{{ .Email }}</i>`)).toBe(
      `${css}<i class="a">o&#39;hara&#43;x@example.com</i>`,
    )
  })

  it.each([
    ['<style>a{color:{{ .Token }}}</style>'],
    ['<script>{{ .Token }}</script>'],
    ['<p style="color:{{ .Token }}">'],
    ['<p onclick="{{ .Token }}">'],
    ['<a href={{ .SiteURL }}>'],
    ['<p {{ .Token }}>'],
  ])('refuses a value in %s', (source) => {
    expect(() => render(source)).toThrow('a value may stand in')
  })

  it('keeps a subject plain and in one line', () => {
    const subject = parseTemplate('{{ .Data.name }} & {{ .Token }}')
    expect(renderSubject(subject, { ...data, Data: { name: 'A\r\nBcc: x@example.com' } })).toBe(
      'A Bcc: x@example.com & 48291736',
    )
  })
})
