import { expect, test } from 'vitest'
import { renderHtml, renderSubject } from './mail-template.ts'

const data = {
  Token: '48291736',
  Email: `"<b>"&'a'@x.example`,
  NewEmail: 'new@x.example',
  SendingTo: 'new@x.example',
  SiteURL: 'https://app.example',
  RedirectTo: 'https://app.example/start?a=1&b=(2)',
  Script: 'javascript:alert(1)',
}

test.each([
  ['<p>{{ .Token }}</p>', '<p>48291736</p>'],
  ['{{.Token}}', '48291736'],
  ['{{ slice .Token 0 4 }} {{ slice .Token 4 8 }}', '4829 1736'],
  ['{{ if eq (len .Token) 8 }}eight{{ else }}other{{ end }}', 'eight'],
  ['{{ if eq (len .Token) 6 }}six{{ else }}other{{ end }}', 'other'],
  ['{{ if eq .SendingTo .NewEmail }}a{{ if eq .Token .Email }}b{{ else }}c{{ end }}{{ end }}d', 'acd'],
  ['{{ if eq .Token .Email }}a{{ if eq .Token .Token }}b{{ else }}c{{ end }}{{ end }}d', 'd'],
  [
    '<i title="{{ .Email }}">{{ .Email }}</i>',
    `<i title="@">@</i>`.replaceAll('@', '&#34;&lt;b&gt;&#34;&amp;&#39;a&#39;@x.example'),
  ],
  ['<a href="{{ .SiteURL }}/x">', '<a href="https://app.example/x">'],
  [
    '<a class="x" href="{{ .SiteURL }}/?to={{ .RedirectTo }}">',
    '<a class="x" href="https://app.example/?to=https%3A%2F%2Fapp.example%2Fstart%3Fa%3D1%26b%3D%282%29">',
  ],
  ['<a href="{{ .Script }}">', '<a href="#ZgotmplZ">'],
])('renders %s', (source, html) => {
  expect(renderHtml(source, data)).toBe(html)
})

test('renders a subject as plain text in one line', () => {
  expect(renderSubject(' {{ .Email }}\r\nBcc: {{ .Token }} ', data)).toBe(`"<b>"&'a'@x.example Bcc: 48291736`)
})

test.each([
  ['{{ .Token', 'an action {{ is not closed'],
  ['{{ .Nope }}', '.Nope is not a value that a mail has'],
  ['{{ .constructor }}', '.constructor is not a value that a mail has'],
  ['{{ if .Token }}', 'an {{ if }} has no {{ end }}'],
  ['{{ end }}', '{{ end }} has no {{ if }}'],
  ['{{ range .Token }}{{ end }}', 'the function range is not supported in mail templates'],
  ['{{ .Token | len }}', '{{ .Token | len }} is not supported in mail templates'],
  ['{{ if false }}{{ nope .Token }}{{ end }}', 'the function false is not supported in mail templates'],
])('refuses %s', (source, message) => {
  expect(() => renderHtml(source, data)).toThrow(message)
})
