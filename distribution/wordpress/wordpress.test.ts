// The plugin on real WordPress, with its block theme and a classic theme.
import { referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluginFiles } from './plugin-files.ts'
import { isWordPressInstalled, startWordPress, type WordPress } from './start-wordpress.ts'

const CODE = `ABCDEF2${referralCheckCharacter('ABCDEF2')}`
const OTHER = `BCDEFG3${referralCheckCharacter('BCDEFG3')}`
const isInstalled = isWordPressInstalled()
if (!isInstalled)
  console.log('WordPress, PHP, MariaDB or a theme is not on this machine: the plugin is not run on it.')

let wordpress: WordPress

describe.skipIf(!isInstalled)('the plugin on WordPress', () => {
  beforeAll(async () => {
    wordpress = await startWordPress(
      'foyer-form',
      pluginFiles({ appUrl: 'https://app.foyer.test', captureUrl: 'https://api.foyer.test/capture-lead' }),
    )
    wordpress.run(`update_option('foyer_form_code', '${CODE}');`)
  })
  afterAll(() => wordpress?.stop())

  const THEMES = ['twentytwentythree', 'twentytwentyone']

  it.each(THEMES)('prints the real form where the block stands in %s, and the script once', async (theme) => {
    wordpress.run(`switch_theme('${theme}');`)
    const page = await open(post('<!-- wp:foyer/form {"title":"For <b>you</b> & me"} /-->'))
    expect(page).not.toMatch(/Warning|Notice|Deprecated|Fatal error/)
    expect(
      page.match(/<form method="post" action="https:\/\/api\.foyer\.test\/capture-lead" data-foyer/g),
    ).toHaveLength(1)
    expect(page).toContain(`<input type="hidden" name="foyer_ref" value="${CODE}">`)
    expect(page).toContain('<h2 class="wp-block-heading">For &lt;b&gt;you&lt;/b&gt; &amp; me</h2>')
    expect(scripts(page)).toEqual([
      `https://app.foyer.test/widget.js?ref=${CODE}&mode=inline&title=For%20%3Cb%3Eyou%3C%2Fb%3E%20%26%20me&lang=en`,
    ])
    expect(page).toMatch(/<script [^>]*async[^>]*widget\.js/)
  })

  it.each(THEMES)('loads nothing in %s on a page without a form', async (theme) => {
    wordpress.run(`switch_theme('${theme}');`)
    expect(await open(post('<p>Hello</p>'))).not.toContain('foyer.test')
  })

  it('does the same with the shortcode, under another code and in another shape', async () => {
    const page = await open(post(`[foyer_form ref="${OTHER.toLowerCase()}" mode="popup" label="Send it"]`))
    expect(page).not.toContain('data-foyer')
    expect(scripts(page)).toEqual([
      `https://app.foyer.test/widget.js?ref=${OTHER}&mode=popup&button=Send%20it&lang=en`,
    ])
  })

  it('gives two forms of one page labels of their own and each code its script', async () => {
    const page = await open(post(`[foyer_form] [foyer_form ref="${OTHER}"]`))
    const ids = [...page.matchAll(/<label for="(foyer-form-email-\d+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(page).toContain(`<input id="${id}" name="email"`)
    expect(scripts(page)).toHaveLength(2)
  })

  it.each([
    ['es_MX', 'es'],
    ['en_US', 'en'],
    ['eo', 'en'],
  ])('on a site in %s the form speaks %s', (locale, language) => {
    const spoken = wordpress.run(
      `add_filter('determine_locale', fn() => '${locale}'); echo foyer_form_language();`,
    )
    expect(spoken).toBe(language)
  })

  it('shows visitors nothing while the code is missing or wrong', async () => {
    wordpress.run(`update_option('foyer_form_code', '');`)
    const missing = await open(post('[foyer_form]'))
    wordpress.run(`update_option('foyer_form_code', '${CODE}');`)
    const wrong = await open(post('[foyer_form ref="ABCDEFGH"]'))
    for (const page of [missing, wrong]) expect(page).not.toMatch(/foyer\.test|needs your referral code/)
  })

  it('keeps the code that was there when a wrong one is typed, and says so', () => {
    const output = wordpress.run(
      `require_once 'wp-admin/includes/template.php';
       echo foyer_form_sanitize_code('ABCDEFGH'), '|', get_settings_errors('foyer_form_code')[0]['message'];`,
    )
    expect(output).toBe(
      `${CODE}|"ABCDEFGH" is not a referral code. It has eight letters and digits; please copy it from your page "Rewards".`,
    )
    expect(wordpress.run(`echo foyer_form_sanitize_code(' ${CODE.toLowerCase()} ');`)).toBe(CODE)
  })

  it('prints the block for the preview of the editor', () => {
    const html = wordpress.run(
      `wp_set_current_user(1); $request = new WP_REST_Request('GET', '/wp/v2/block-renderer/foyer/form');
       $request->set_query_params(['context' => 'edit', 'attributes' => ['label' => 'Go']]);
       $answer = rest_do_request($request); echo $answer->get_status(), json_encode($answer->get_data());`,
    )
    expect(html).toMatch(/^200/)
    expect(html).toContain('>Go<')
  })

  it('leaves nothing behind when it is deleted', () => {
    const output = wordpress.run(
      `define('WP_UNINSTALL_PLUGIN', 'foyer-form/foyer-form.php'); require WP_PLUGIN_DIR . '/foyer-form/uninstall.php';
       echo json_encode($GLOBALS['wpdb']->get_col("select option_name from wp_options where option_name like 'foyer%'"));`,
    )
    wordpress.run(`update_option('foyer_form_code', '${CODE}');`)
    expect(output).toBe('[]')
  })
})

function post(content: string): string {
  return wordpress.run(
    `kses_remove_filters();
     echo wp_insert_post(['post_title' => 'Page', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => wp_slash(${phpText(content)})]);`,
  )
}

async function open(id: string): Promise<string> {
  const answer = await fetch(`${wordpress.url}/?page_id=${id}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

function scripts(page: string): readonly string[] {
  return [...page.matchAll(/<script [^>]*src=["'](https:\/\/app\.foyer\.test[^"']+)["']/g)].map(
    ([, address = '']) => address.replaceAll('&#038;', '&').replaceAll('&amp;', '&'),
  )
}

function phpText(text: string): string {
  return `base64_decode('${Buffer.from(text).toString('base64')}')`
}
