<?php
/**
 * Notes about mistakes in a table. Only people who can edit the page see them.
 *
 * @package WattenTable
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns messages about unknown names and impossible values.
 *
 * @param array $given Values by attribute name.
 * @return string[]
 */
function watten_table_mistakes( array $given ) {
	$known    = watten_table_attributes();
	$messages = array();
	foreach ( array_diff_key( $given, $known, WATTEN_TABLE_COLOURS, array( 'align' => '' ) ) as $name => $value ) {
		/* translators: %s: name of an attribute. */
		$messages[] = sprintf( __( 'The table has no attribute “%s”.', 'watten-table' ), $name );
	}
	foreach ( watten_table_clean_attributes( $given ) as $name => $value ) {
		// The script of the notes checks the variant and the numbers.
		if ( 'choice' !== $known[ $name ]['type'] || is_numeric( $known[ $name ]['values'][0] ) || 'variant' === $name ) {
			continue;
		}
		// The table also accepts other spellings of a language.
		if ( 'lang' !== $name && ! in_array( $value, $known[ $name ]['values'], true ) ) {
			/* translators: 1: name of an attribute, 2: its value, 3: list of values. */
			$text       = __( '“%1$s” cannot be “%2$s”. Possible values: %3$s.', 'watten-table' );
			$messages[] = sprintf( $text, $name, $value, implode( ', ', $known[ $name ]['values'] ) );
		}
	}
	return $messages;
}

/**
 * Returns the notes of a table, hidden if there are none yet. The script of the notes adds mistakes in the rules.
 *
 * @param array $given Values by attribute name.
 * @return string HTML, or an empty string for visitors.
 */
function watten_table_notes( array $given ) {
	if ( ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	wp_enqueue_script( 'watten-table-notes', plugins_url( 'notes.js', WATTEN_TABLE_FILE ), array(), WATTEN_TABLE_VERSION, true );
	$messages = watten_table_mistakes( $given );
	$html     = '<p><strong>' . esc_html__( 'Visitors do not see this message.', 'watten-table' ) . '</strong></p>';
	foreach ( $messages as $message ) {
		$html .= '<p>' . esc_html( $message ) . '</p>';
	}
	return '<div class="watten-table-notes" role="status"' . ( $messages ? '' : ' hidden' ) . '>' . $html . '</div>';
}
