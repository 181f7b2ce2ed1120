<?php
/**
 * The block in the editor.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the editor script of the block.
 */
function watten_table_register_editor_script() {
	wp_register_script(
		'watten-table-editor',
		plugins_url( 'editor.js', WATTEN_TABLE_FILE ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
		WATTEN_TABLE_VERSION,
		true
	);
	wp_set_script_translations( 'watten-table-editor', 'watten-table', dirname( WATTEN_TABLE_FILE ) . '/languages' );
}

/**
 * CSS of the sidebar: labels wrap, because German and Italian labels do not fit on a line.
 */
const WATTEN_TABLE_EDITOR_STYLE = '.watten-table-settings label,.watten-table-settings label *{white-space:normal;overflow:visible;text-overflow:clip;max-width:100%;height:auto}' .
	'.watten-table-settings .components-notice{margin:0 0 16px}' .
	'.watten-table-list{margin-bottom:16px}.watten-table-list .components-checkbox-control{margin-top:8px}';

/**
 * Adds the style of the sidebar.
 */
function watten_table_add_editor_style() {
	wp_register_style( 'watten-table-editor', false, array(), WATTEN_TABLE_VERSION );
	wp_add_inline_style( 'watten-table-editor', WATTEN_TABLE_EDITOR_STYLE );
	wp_enqueue_style( 'watten-table-editor' );
}
add_action( 'enqueue_block_editor_assets', 'watten_table_add_editor_style' );

/**
 * Passes the attributes, the URL of the module, the style and the language of the site to the editor script.
 */
function watten_table_add_editor_data() {
	$data = array(
		'attributes' => array_values( watten_table_attributes() ),
		'colours'    => WATTEN_TABLE_COLOURS,
		'module'     => add_query_arg( 'ver', WATTEN_TABLE_VERSION, plugins_url( 'cdn/watten-table.js', WATTEN_TABLE_FILE ) ),
		'style'      => WATTEN_TABLE_STYLE,
		'language'   => str_replace( '_', '-', get_locale() ),
	);
	wp_add_inline_script(
		'watten-table-editor',
		'window.wattenTableEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}
add_action( 'enqueue_block_editor_assets', 'watten_table_add_editor_data' );
