<?php
/**
 * Plugin Name:       Watten
 * Description:       The card game Watten on your pages: a block and a shortcode. Visitors play against computer players.
 * Version:           {{version}}
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Watten authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       watten-table
 * Domain Path:       /languages
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

define( 'WATTEN_TABLE_VERSION', '{{version}}' );
define( 'WATTEN_TABLE_FILE', __FILE__ );

require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/first-view.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/notes.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/editor.php';

/**
 * Registers the texts, the scripts, the block and the shortcode.
 */
function watten_table_init() {
	load_plugin_textdomain( 'watten-table', false, dirname( plugin_basename( WATTEN_TABLE_FILE ) ) . '/languages' );
	watten_table_register_assets();
	watten_table_register_editor_script();
	register_block_type( __DIR__, array( 'render_callback' => 'watten_table_render_block' ) );
	add_shortcode( 'watten', 'watten_table_render_shortcode' );
}
add_action( 'init', 'watten_table_init' );
