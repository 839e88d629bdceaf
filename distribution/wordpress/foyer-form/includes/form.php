<?php
/**
 * The form that visitors see.
 *
 * @package FoyerForm
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the HTML of one form, and loads its script on this page. Without a valid code it returns nothing, except a
 * sentence for people who can set one.
 *
 * The form works without the script. A popup and a floating button exist with the script alone.
 *
 * @param array|string $attributes Optional: ref, mode (inline, popup, button), title, text, label (of the button).
 * @return string
 */
function foyer_form_render( $attributes ) {
	$given = shortcode_atts(
		array(
			'ref'   => '',
			'mode'  => 'inline',
			'title' => '',
			'text'  => '',
			'label' => '',
		),
		is_array( $attributes ) ? $attributes : array()
	);
	$code  = foyer_form_parse_code( $given['ref'] );
	if ( '' === $code && '' === trim( $given['ref'] ) ) {
		$code = foyer_form_parse_code( get_option( 'foyer_form_code', '' ) );
	}
	if ( '' === $code ) {
		return foyer_form_missing_code();
	}
	$mode = in_array( $given['mode'], array( 'inline', 'popup', 'button' ), true ) ? $given['mode'] : 'inline';
	foyer_form_load_script( $code, $mode, $given );
	return 'inline' === $mode ? foyer_form_html( $code, $given ) : '';
}

/**
 * Returns what stands in the place of a form without a code.
 *
 * @return string
 */
function foyer_form_missing_code() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p>' . esc_html__( 'The Foyer form needs your referral code: Settings, Foyer Form. Visitors see nothing here until then.', 'foyer-form' ) . '</p>';
}

/**
 * Enqueues the script of one form. Its settings are in the address, because other plugins remove attributes of scripts.
 *
 * @param string   $code  A valid referral code.
 * @param string   $mode  inline, popup or button.
 * @param string[] $given The attributes of the form.
 */
function foyer_form_load_script( $code, $mode, $given ) {
	$settings = array(
		'ref'    => $code,
		'mode'   => $mode,
		'title'  => $given['title'],
		'text'   => $given['text'],
		'button' => $given['label'],
		'lang'   => foyer_form_language(),
	);
	$address  = FOYER_FORM_APP_URL . '/widget.js?' . http_build_query( array_filter( $settings, 'strlen' ), '', '&', PHP_QUERY_RFC3986 );
	// The service gives the file its version; a query of WordPress' own would be read as a setting.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( 'foyer-form-' . md5( $address ), $address, array(), null, true );
}

/**
 * Loads the scripts of forms without blocking the page.
 *
 * @param string $tag    The HTML of a script.
 * @param string $handle Its handle.
 * @return string
 */
function foyer_form_load_async( $tag, $handle ) {
	if ( ! preg_match( '/^foyer-form-[0-9a-f]{32}$/', $handle ) || strpos( $tag, ' async' ) !== false ) {
		return $tag;
	}
	return str_replace( '<script ', '<script async ', $tag );
}
add_filter( 'script_loader_tag', 'foyer_form_load_async', 10, 2 );

/**
 * Returns the language of the form: the service has texts in English and Spanish.
 *
 * @return string
 */
function foyer_form_language() {
	return strpos( determine_locale(), 'es' ) === 0 ? 'es' : 'en';
}

/**
 * Returns the real form.
 *
 * @param string   $code  A valid referral code.
 * @param string[] $given The attributes of the form.
 * @return string
 */
function foyer_form_html( $code, $given ) {
	$id    = wp_unique_id( 'foyer-form-email-' );
	$title = '' === $given['title'] ? __( 'Get a free website draft', 'foyer-form' ) : $given['title'];
	$text  = '' === $given['text'] ? __( 'Leave your email. A first draft is ready within 24 hours.', 'foyer-form' ) : $given['text'];
	$label = '' === $given['label'] ? __( 'Get my draft', 'foyer-form' ) : $given['label'];
	ob_start();
	?>
	<form method="post" action="<?php echo esc_url( FOYER_FORM_CAPTURE_URL ); ?>" data-foyer class="foyer-form">
		<h2 class="wp-block-heading"><?php echo esc_html( $title ); ?></h2>
		<p><?php echo esc_html( $text ); ?></p>
		<input type="hidden" name="foyer_ref" value="<?php echo esc_attr( $code ); ?>">
		<input name="foyer_more" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other" aria-hidden="true" style="position:absolute;left:-9999px">
		<p><label for="<?php echo esc_attr( $id ); ?>"><?php esc_html_e( 'Work email', 'foyer-form' ); ?></label></p>
		<p style="display:flex;flex-wrap:wrap;gap:.5rem">
			<input id="<?php echo esc_attr( $id ); ?>" name="email" type="email" autocomplete="email" required
				placeholder="<?php esc_attr_e( 'you@practice.com', 'foyer-form' ); ?>"
				style="flex:1 1 16rem;min-width:0;min-height:44px;padding:.5rem .75rem;font:inherit;box-sizing:border-box">
			<button type="submit" class="wp-element-button" style="min-height:44px;font:inherit"><?php echo esc_html( $label ); ?></button>
		</p>
	</form>
	<?php
	return (string) ob_get_clean();
}
