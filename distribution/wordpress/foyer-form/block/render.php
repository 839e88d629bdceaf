<?php
/**
 * Prints the block.
 *
 * @package FoyerForm
 * @var array $attributes The attributes of the block.
 */

defined( 'ABSPATH' ) || exit;

$foyer_form_html = foyer_form_render( $attributes );
if ( '' !== $foyer_form_html ) {
	// Every value in the form is escaped where it is printed, in includes/form.php.
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	echo '<div ' . get_block_wrapper_attributes() . '>' . $foyer_form_html . '</div>';
}
