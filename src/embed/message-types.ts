/** Type of the messages that `embed.html` sends to its parent page, with the table's height. */
export const HEIGHT_MESSAGE = 'watten-height';

/** Type of the message with which `host.js` requests the height. */
export const REQUEST_MESSAGE = 'watten-height-request';
