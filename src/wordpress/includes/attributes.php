<?php
/**
 * Attributes of the table: the known names, and the checks of their values.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * CSS custom properties of the colours, by attribute.
 */
const WATTEN_TABLE_COLOURS = array(
	'accent-colour'  => '--watten-accent',
	'surface-colour' => '--watten-surface',
	'table-colour'   => '--watten-table',
	'text-colour'    => '--watten-text',
);

/**
 * Words that switch a boolean attribute off. All other values switch it on, as in HTML.
 */
const WATTEN_TABLE_OFF = array( 'false', 'no', 'off', '0' );

/**
 * Returns the attributes of `<watten-table>` by name. The build generates the list from the settings of the element.
 *
 * @return array[] Each attribute has `type` and can have `values`, `default`, `empty` and `poster`.
 */
function watten_table_attributes() {
	static $attributes = null;
	if ( null === $attributes ) {
		$list       = wp_json_file_decode( dirname( WATTEN_TABLE_FILE ) . '/attributes.json', array( 'associative' => true ) );
		$attributes = is_array( $list ) ? array_column( $list, null, 'name' ) : array();
	}
	return $attributes;
}

/**
 * Returns a URL if its protocol is allowed for a table server, else an empty string.
 *
 * @param string $url URL, absolute or relative.
 * @return string
 */
function watten_table_server_url( $url ) {
	return sanitize_url( $url, array( 'http', 'https', 'ws', 'wss' ) );
}

/**
 * Checks the value of one attribute. The element itself checks enumerations and reports invalid values.
 *
 * @param array $attribute Entry of the list of attributes.
 * @param mixed $value     Value from a block or a shortcode.
 * @return string|true|null True for a boolean attribute, null for an attribute to leave out.
 */
function watten_table_clean_value( array $attribute, $value ) {
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	if ( 'boolean' === $attribute['type'] ) {
		$is_off = false === $value || in_array( strtolower( trim( (string) $value ) ), WATTEN_TABLE_OFF, true );
		return $is_off ? null : true;
	}
	if ( is_bool( $value ) ) {
		return null;
	}
	$text = trim( preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_check_invalid_utf8( (string) $value ) ) );
	if ( 'server' === $attribute['name'] ) {
		$text = watten_table_server_url( $text );
	}
	return '' === $text && empty( $attribute['empty'] ) ? null : $text;
}

/**
 * Returns the known attributes with checked values. Ignores all other names.
 *
 * @param array $given Values by attribute name.
 * @return array
 */
function watten_table_clean_attributes( array $given ) {
	$clean = array();
	foreach ( watten_table_attributes() as $name => $attribute ) {
		if ( ! array_key_exists( $name, $given ) ) {
			continue;
		}
		$value = watten_table_clean_value( $attribute, $given[ $name ] );
		if ( null !== $value ) {
			$clean[ $name ] = $value;
		}
	}
	return $clean;
}

/**
 * Returns whether a value is a colour: a name, a hex colour, a colour function with numbers, or a colour of the theme.
 *
 * @param mixed $value Value from a block or a shortcode.
 * @return bool
 */
function watten_table_is_colour( $value ) {
	return is_string( $value ) && 1 === preg_match(
		'/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24}|(?:rgb|hsl)a?\(\s*[0-9.]+(?:deg)?%?(?:[\s,\/]+[0-9.]+%?){2,3}\s*\)|var\(--wp--preset--color--[a-z0-9-]+\))$/iD',
		$value
	);
}

/**
 * Returns the CSS declarations of the valid colours.
 *
 * @param array $given Values by attribute name.
 * @return string
 */
function watten_table_colour_styles( array $given ) {
	$styles = '';
	foreach ( WATTEN_TABLE_COLOURS as $name => $property ) {
		if ( isset( $given[ $name ] ) && watten_table_is_colour( $given[ $name ] ) ) {
			$styles .= $property . ':' . $given[ $name ] . ';';
		}
	}
	return $styles;
}
