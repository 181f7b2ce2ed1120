<?php
/** Runs PHP code in WordPress. Arguments: folder of WordPress, code. */

list( , $home, $code ) = $argv;
require $home . '/wp-load.php';
eval( $code );
