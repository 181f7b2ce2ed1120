<?php
/**
 * The HTML of the block and the shortcode.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * Quotation marks that text editors put in place of `"`. They are not part of a value.
 */
const WATTEN_TABLE_QUOTES = '/^["\'“”„″«»‘’]+|["\'“”„″«»‘’]+$/u';

/**
 * Returns the HTML of checked attributes.
 *
 * @param array $attributes Checked attributes.
 * @return string
 */
function watten_table_attributes_html( array $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= ' ' . $name;
		if ( true !== $value ) {
			$html .= '="' . esc_attr( $value ) . '"';
		}
	}
	return $html;
}

/**
 * Returns the HTML of a table.
 *
 * @param array    $given   Values by attribute name.
 * @param callable $wrapper Receives a class name or an empty string. Returns the attributes of the element around the table, as
 *                          escaped HTML.
 * @return string
 */
function watten_table_html( array $given, callable $wrapper ) {
	if ( is_feed() ) {
		return '<p><a href="' . esc_url( get_permalink() ) . '">' . esc_html__( 'Play Watten on the website', 'watten-table' ) . '</a></p>';
	}
	watten_table_enqueue_assets();
	$attributes = watten_table_clean_attributes( $given );
	$styles     = watten_table_colour_styles( $given );
	$poster     = watten_table_poster( $attributes );
	$links      = did_action( 'wp_head' ) ? watten_table_preload_links() : '';
	return '<div ' . $wrapper( '' === $poster ? 'watten-table-no-poster' : '' ) . '>' . $links . watten_table_notes( $given ) .
		'<watten-table' . watten_table_attributes_html( $attributes ) .
		( '' === $styles ? '' : ' style="' . esc_attr( $styles ) . '"' ) . '>' .
		$poster . '</watten-table>' .
		'<noscript><p>' . esc_html__( 'To play Watten here, turn on JavaScript in your browser.', 'watten-table' ) . '</p></noscript>' .
		'</div>';
}

/**
 * Renders the block.
 *
 * @param array $attributes Attributes of the block.
 * @return string
 */
function watten_table_render_block( $attributes ) {
	// A block also has attributes of WordPress, such as a class name.
	return watten_table_html(
		array_intersect_key( $attributes, watten_table_attributes() + WATTEN_TABLE_COLOURS ),
		static function ( $name ) {
			return get_block_wrapper_attributes( '' === $name ? array() : array( 'class' => $name ) );
		}
	);
}

/**
 * Returns the values of a shortcode by attribute name. WordPress writes names in lower case. A name can contain `_` in place of
 * `-`. A name without a value switches a boolean attribute on.
 *
 * @param array|string $given Attributes from WordPress, an empty string if there are none.
 * @return array
 */
function watten_table_shortcode_values( $given ) {
	$values = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		$is_flag         = is_int( $name );
		$name            = str_replace( '_', '-', strtolower( $is_flag ? $value : $name ) );
		$values[ $name ] = $is_flag ? '' : preg_replace( WATTEN_TABLE_QUOTES, '', html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ) );
	}
	return $values;
}

/**
 * Renders the shortcode.
 *
 * @param array|string $given Attributes from WordPress, an empty string if there are none.
 * @return string
 */
function watten_table_render_shortcode( $given ) {
	$values  = watten_table_shortcode_values( $given );
	$classes = array( 'wp-block-watten-table-table' );
	if ( isset( $values['align'] ) && in_array( $values['align'], array( 'wide', 'full' ), true ) ) {
		$classes[] = 'align' . $values['align'];
	}
	return watten_table_html(
		$values,
		static function ( $name ) use ( $classes ) {
			return 'class="' . esc_attr( trim( implode( ' ', $classes ) . ' ' . $name ) ) . '"';
		}
	);
}
