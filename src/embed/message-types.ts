/** Type of the messages that `embed.html` sends to its parent page, with the table's height. */
export const HEIGHT_MESSAGE = 'watten-height';

/** Type of the message with which `host.js` requests the height. */
export const REQUEST_MESSAGE = 'watten-height-request';

/** Message with which the script of WordPress requests the height. It follows the load of the parent page. */
export const WORDPRESS_REQUEST = 'ready';
