<?php
/**
 * Deletes the setting with the plugin, on every site of a network.
 *
 * @package FoyerForm
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $foyer_form_site ) {
		delete_blog_option( $foyer_form_site, 'foyer_form_code' );
	}
} else {
	delete_option( 'foyer_form_code' );
}
