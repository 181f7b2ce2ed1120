<?php
/**
 * Lets WordPress request a table server on this machine. Only for tests: WordPress otherwise requests only public addresses
 * at the ports 80, 443 and 8080, which protects the services of its own network.
 */

function watten_test_is_local( $host ) {
	return 'localhost' === $host;
}

add_filter(
	'http_request_host_is_external',
	static function ( $is_external, $host ) {
		return $is_external || watten_test_is_local( $host );
	},
	10,
	2
);

add_filter(
	'http_allowed_safe_ports',
	static function ( $ports, $host, $url ) {
		return watten_test_is_local( $host ) ? array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) ) : $ports;
	},
	10,
	3
);
