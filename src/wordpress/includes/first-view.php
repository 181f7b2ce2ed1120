<?php
/**
 * The first view of a table: the files to preload, and the poster that visitors see before the script runs.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the first views by language. Builds without this data have an empty list.
 *
 * @return array[] Each entry has `preload`, paths relative to `cdn`, and `poster`, HTML.
 */
function watten_table_first_views() {
	static $views = null;
	if ( null === $views ) {
		$file  = dirname( WATTEN_TABLE_FILE ) . '/cdn/first-view.json';
		$views = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : array();
		$views = is_array( $views ) ? $views : array();
	}
	return $views;
}

/**
 * Returns the first view in the nearest language: the tag itself, a shorter tag, or English.
 *
 * @param string $tag Language tag or locale, such as `de-AT` or `de_AT`.
 * @return array|null
 */
function watten_table_first_view( $tag ) {
	$views = watten_table_first_views();
	$near  = strtolower( str_replace( '_', '-', $tag ) );
	while ( '' !== $near ) {
		if ( isset( $views[ $near ] ) ) {
			return $views[ $near ];
		}
		$near = substr( $near, 0, (int) strrpos( $near, '-' ) );
	}
	return isset( $views['en'] ) ? $views['en'] : null;
}

/**
 * Returns the prepared poster of a table, or an empty string if the attributes need another poster.
 *
 * @param array $attributes Checked attributes.
 * @return string HTML from the build.
 */
function watten_table_poster( array $attributes ) {
	foreach ( watten_table_attributes() as $name => $attribute ) {
		if ( ! empty( $attribute['poster'] ) && isset( $attributes[ $name ] ) ) {
			return '';
		}
	}
	$view = watten_table_first_view( isset( $attributes['lang'] ) ? $attributes['lang'] : get_locale() );
	return isset( $view['poster'] ) ? $view['poster'] : '';
}

/**
 * Returns the links that preload the scripts of the first view. Returns them once per page.
 *
 * @return string
 */
function watten_table_preload_links() {
	static $is_done = false;
	if ( $is_done ) {
		return '';
	}
	$is_done = true;
	$view    = watten_table_first_view( get_locale() );
	$urls    = array();
	foreach ( isset( $view['preload'] ) ? $view['preload'] : array() as $path ) {
		$urls[] = plugins_url( 'cdn/' . $path, WATTEN_TABLE_FILE );
	}
	if ( $urls && watten_table_has_classic_script() ) {
		// The classic script loads the module with its own query, which other plugins can change with this filter.
		$module = add_query_arg( 'ver', WATTEN_TABLE_VERSION, plugins_url( 'cdn/watten-table.js', WATTEN_TABLE_FILE ) );
		array_unshift( $urls, apply_filters( 'script_loader_src', $module, 'watten-table' ) );
	}
	$links = '';
	foreach ( $urls as $url ) {
		$links .= '<link rel="modulepreload" href="' . esc_url( $url ) . '">' . "\n";
	}
	return $links;
}
