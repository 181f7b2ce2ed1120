<?php
/**
 * The script and the style of pages with a table. Other pages load neither.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * Attributes with which script optimisers leave a script unchanged: Cloudflare Rocket Loader, LiteSpeed Cache, Autoptimize,
 * WP Rocket and Jetpack Boost.
 */
const WATTEN_TABLE_SCRIPT_ATTRIBUTES = array(
	'data-cfasync'       => 'false',
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-noptimize'     => '1',
	'data-no-minify'     => '1',
	'nowprocket'         => true,
	'data-jetpack-boost' => 'ignore',
);

/**
 * CSS that gives a table without a prepared poster its size until the script runs.
 */
const WATTEN_TABLE_STYLE = '.watten-table-no-poster watten-table:not(:defined){display:block;container-type:inline-size}' .
	'.watten-table-no-poster watten-table:not(:defined)::before{content:"";display:block;aspect-ratio:10/16;min-height:256px;max-height:100svh}' .
	'@container (min-width:480px){.watten-table-no-poster watten-table:not(:defined)::before{aspect-ratio:4/5}}' .
	'@container (min-width:860px){.watten-table-no-poster watten-table:not(:defined)::before{aspect-ratio:16/10}}' .
	'.watten-table-notes{border-inline-start:4px solid #d63638;background:#fff;color:#1d2327;padding:8px 12px}' .
	'.watten-table-notes[hidden]{display:none}.watten-table-notes p{margin:0 0 4px}';

/**
 * Returns whether this build contains the classic script that loads the module.
 *
 * @return bool
 */
function watten_table_has_classic_script() {
	return file_exists( dirname( WATTEN_TABLE_FILE ) . '/cdn/watten.js' );
}

/**
 * Registers the script and the style. Tables enqueue both.
 */
function watten_table_register_assets() {
	wp_register_script(
		'watten-table',
		plugins_url( watten_table_has_classic_script() ? 'cdn/watten.js' : 'cdn/watten-table.js', WATTEN_TABLE_FILE ),
		array(),
		WATTEN_TABLE_VERSION,
		array( 'strategy' => 'async' )
	);
	wp_register_style( 'watten-table', false, array(), WATTEN_TABLE_VERSION );
	wp_add_inline_style( 'watten-table', WATTEN_TABLE_STYLE );
}

/**
 * Enqueues the script and the style.
 */
function watten_table_enqueue_assets() {
	wp_enqueue_script( 'watten-table' );
	wp_enqueue_style( 'watten-table' );
}

/**
 * Enqueues the assets early if the shown post contains a table. The head then includes them in every theme.
 */
function watten_table_enqueue_early() {
	$post = is_singular() ? get_queried_object() : null;
	if ( ! $post instanceof WP_Post || post_password_required( $post ) ) {
		return;
	}
	if ( has_block( 'watten-table/table', $post ) || has_shortcode( $post->post_content, 'watten' ) ) {
		watten_table_enqueue_assets();
	}
}
add_action( 'wp_enqueue_scripts', 'watten_table_enqueue_early' );

/**
 * Prints the preload links in the head if a table enqueued the script.
 */
function watten_table_print_preload_links() {
	if ( wp_script_is( 'watten-table', 'enqueued' ) ) {
		// Contains only escaped URLs.
		echo watten_table_preload_links(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}
}
add_action( 'wp_head', 'watten_table_print_preload_links', 2 );

/**
 * Adds the attributes of the script's tag.
 *
 * @param string $tag    HTML of the tag.
 * @param string $handle Handle of the script.
 * @return string
 */
function watten_table_script_tag( $tag, $handle ) {
	if ( 'watten-table' !== $handle ) {
		return $tag;
	}
	$processor = new WP_HTML_Tag_Processor( $tag );
	while ( $processor->next_tag( 'script' ) ) {
		if ( null === $processor->get_attribute( 'src' ) ) {
			continue;
		}
		if ( ! watten_table_has_classic_script() ) {
			$processor->set_attribute( 'type', 'module' );
		}
		foreach ( WATTEN_TABLE_SCRIPT_ATTRIBUTES as $name => $value ) {
			$processor->set_attribute( $name, $value );
		}
	}
	return $processor->get_updated_html();
}
add_filter( 'script_loader_tag', 'watten_table_script_tag', 10, 2 );
