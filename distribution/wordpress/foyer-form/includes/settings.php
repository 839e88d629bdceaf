<?php
/**
 * The one setting: the referral code.
 *
 * @package FoyerForm
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the option.
 */
function foyer_form_register_setting() {
	register_setting(
		'foyer_form',
		'foyer_form_code',
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => 'foyer_form_sanitize_code',
		)
	);
}
add_action( 'admin_init', 'foyer_form_register_setting' );

/**
 * Returns the code to store. A code with a mistake changes nothing, and the page says why.
 *
 * @param mixed $typed What was typed.
 * @return string
 */
function foyer_form_sanitize_code( $typed ) {
	if ( '' === trim( is_string( $typed ) ? $typed : '' ) ) {
		return '';
	}
	$code = foyer_form_parse_code( $typed );
	if ( '' !== $code ) {
		return $code;
	}
	add_settings_error(
		'foyer_form_code',
		'foyer_form_code_invalid',
		sprintf(
			/* translators: %s: what was typed. */
			__( '"%s" is not a referral code. It has eight letters and digits; please copy it from your page "Rewards".', 'foyer-form' ),
			sanitize_text_field( is_string( $typed ) ? $typed : '' )
		)
	);
	return (string) get_option( 'foyer_form_code', '' );
}

/**
 * Adds the page to the menu "Settings".
 */
function foyer_form_add_settings_page() {
	add_options_page( 'Foyer Form', 'Foyer Form', 'manage_options', 'foyer-form', 'foyer_form_settings_page' );
}
add_action( 'admin_menu', 'foyer_form_add_settings_page' );

/**
 * Prints the page.
 */
function foyer_form_settings_page() {
	?>
	<div class="wrap">
		<h1>Foyer Form</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'foyer_form' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="foyer_form_code"><?php esc_html_e( 'Your referral code', 'foyer-form' ); ?></label></th>
					<td>
						<input id="foyer_form_code" name="foyer_form_code" type="text" class="regular-text code" autocomplete="off" spellcheck="false"
							aria-describedby="foyer_form_code_hint" value="<?php echo esc_attr( get_option( 'foyer_form_code', '' ) ); ?>">
						<p class="description" id="foyer_form_code_hint">
							<?php esc_html_e( 'It stands on your page "Rewards" at Foyer. Practices that come through your form count as yours.', 'foyer-form' ); ?>
							<a href="<?php echo esc_url( FOYER_FORM_APP_URL . '/rewards' ); ?>" target="_blank" rel="noopener"><?php esc_html_e( 'Open it (new tab)', 'foyer-form' ); ?></a>
						</p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Adds a link to the settings in the list of plugins.
 *
 * @param string[] $links The links of this plugin.
 * @return string[]
 */
function foyer_form_plugin_links( $links ) {
	$page = admin_url( 'options-general.php?page=foyer-form' );
	array_unshift( $links, '<a href="' . esc_url( $page ) . '">' . esc_html__( 'Settings', 'foyer-form' ) . '</a>' );
	return $links;
}
add_filter( 'plugin_action_links_foyer-form/foyer-form.php', 'foyer_form_plugin_links' );
