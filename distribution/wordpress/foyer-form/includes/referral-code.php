<?php
/**
 * The rule of referral codes, the same as in packages/shared.
 *
 * @package FoyerForm
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a typed code as it is stored, or an empty text when it is not a valid code.
 *
 * The last of eight characters is a check character: each character before it is added in the field of 32 elements
 * (x^5 + x^2 + 1), and the sum is doubled.
 *
 * @param mixed $typed The code in any case, with spaces or hyphens.
 * @return string
 */
function foyer_form_parse_code( $typed ) {
	$alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
	$code     = strtoupper( preg_replace( '/[\s-]/', '', is_string( $typed ) ? $typed : '' ) );
	if ( ! preg_match( '/^[' . $alphabet . ']{8}$/D', $code ) ) {
		return '';
	}
	$state = 0;
	foreach ( str_split( substr( $code, 0, 7 ) ) as $character ) {
		$state = ( $state ^ strpos( $alphabet, $character ) ) << 1;
		if ( $state > 31 ) {
			$state ^= 37;
		}
	}
	return $alphabet[ $state ] === $code[7] ? $code : '';
}
