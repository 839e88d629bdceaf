<?php
/**
 * Where the form sends an email, and where its script is. `npm run release:plugin` writes this file for one host.
 *
 * @package FoyerForm
 */

defined( 'ABSPATH' ) || exit;

const FOYER_FORM_APP_URL     = 'https://app.example';
const FOYER_FORM_CAPTURE_URL = 'https://api.example/functions/v1/capture-lead';
