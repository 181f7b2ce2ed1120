<?php
/**
 * Installs and activates the plugin and adds users. Arguments: folder of WordPress, zip file, users as JSON. Prints the
 * version of WordPress.
 */

list( , $home, $zip, $json ) = $argv;
require $home . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$users = json_decode( $json, true );
foreach ( array( 'author' => 'author', 'admin' => 'administrator' ) as $key => $role ) {
	$id = wp_insert_user(
		array(
			'user_login' => $users[ $key ]['name'],
			'user_pass'  => $users[ $key ]['password'],
			'user_email' => $users[ $key ]['name'] . '@example.org',
			'role'       => $role,
		)
	);
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, $id->get_error_message() );
		exit( 1 );
	}
	// Skips the editor's tour.
	update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
		'core/edit-post' => array( 'welcomeGuide' => false ),
		'_modified'      => gmdate( 'c' ),
	) );
}

// WordPress accepts only languages with a file of texts.
wp_mkdir_p( WP_LANG_DIR );
foreach ( array( 'de_AT', 'it_IT' ) as $locale ) {
	file_put_contents( WP_LANG_DIR . "/$locale.l10n.php", "<?php return array( 'messages' => array() );" );
}

WP_Filesystem();
foreach ( array( unzip_file( $zip, WP_PLUGIN_DIR ), activate_plugin( 'watten-table/watten-table.php' ) ) as $result ) {
	if ( is_wp_error( $result ) ) {
		fwrite( STDERR, $result->get_error_message() );
		exit( 1 );
	}
}
echo $GLOBALS['wp_version'];
