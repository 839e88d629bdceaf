<?php
/**
 * Plugin Name:       Foyer Form
 * Description:       A form of Foyer under your own referral code, as a block and a shortcode.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Foyer
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       foyer-form
 * Domain Path:       /languages
 *
 * @package FoyerForm
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/addresses.php';
require_once __DIR__ . '/includes/referral-code.php';
require_once __DIR__ . '/includes/form.php';
require_once __DIR__ . '/includes/settings.php';

/**
 * Registers the block and the shortcode, which print the same form.
 */
function foyer_form_register() {
	register_block_type( __DIR__ . '/block' );
	wp_set_script_translations( 'foyer-form-editor-script', 'foyer-form', __DIR__ . '/languages' );
	add_shortcode( 'foyer_form', 'foyer_form_render' );
}
add_action( 'init', 'foyer_form_register' );
